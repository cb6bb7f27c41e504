import type { SessionTexts } from '../react/session-texts.ts'

const minutes = new Intl.NumberFormat('ar', { style: 'unit', unit: 'minute', unitDisplay: 'long' })

/** The texts in Arabic. Put them on a page with `dir="rtl"`. */
export const sessionTexts: SessionTexts = {
  banner: (left) =>
    `تنتهي صلاحية الجلسة خلال ${minutes.format(left)}. لمواصلة العمل دون انقطاع يُرجى تسجيل الدخول مجددًا: {link}.`,
  bannerLink: 'تسجيل الدخول مجددًا',
  endUnconfirmed: 'ربما انتهت الجلسة. يتعذّر سؤال الخادم الآن.',
  expiringTitle: 'تنتهي صلاحية الجلسة قريبًا',
  expiringIn: 'تنتهي صلاحية الجلسة خلال',
  expiringAdvice: 'لمواصلة العمل دون انقطاع يُرجى تسجيل الدخول مجددًا.',
  loginAgain: 'تسجيل الدخول مجددًا',
  timeLeft: (left) => `تنتهي صلاحية الجلسة خلال ${minutes.format(left)}`,
  expiredTitle: 'انتهت صلاحية الجلسة',
  expiredBody: 'تم تسجيل الخروج. يُرجى تسجيل الدخول مجددًا.',
  login: 'تسجيل الدخول',
  popupBlocked: 'منع المتصفح فتح علامة تبويب جديدة.',
  tryNewTab: 'إعادة المحاولة في علامة تبويب جديدة',
  workIsKept: 'يبقى العمل غير المحفوظ في هذه الصفحة.',
  workIsLost: 'سيُفقد العمل غير المحفوظ. للاحتفاظ به يُرجى السماح بالنوافذ المنبثقة لهذا الموقع.',
  loginSuccessful: 'تم تسجيل الدخول',
  otherUserTitle: 'سجّل شخص آخر الدخول',
  otherUserBody:
    'هذه الصفحة وما فيها من عمل غير محفوظ للمستخدم السابق. للمتابعة يُرجى إعادة تحميلها، وسيُفقد ذلك العمل.',
  otherUserNoWork: 'هذه الصفحة للمستخدم السابق. للمتابعة يُرجى إعادة تحميلها.',
  actingForTitle: 'التصرف الآن نيابةً عن عميل آخر',
  actingForBody:
    'بدأ التصرف نيابةً عن عميل أو توقف في علامة تبويب أخرى. هذه الصفحة وما فيها من عمل غير محفوظ للعميل السابق. للمتابعة يُرجى إعادة تحميلها، وسيُفقد ذلك العمل. للاحتفاظ به يُرجى الرجوع إلى العميل السابق في علامة التبويب الأخرى ثم العودة إلى هنا.',
  actingForNoWork:
    'بدأ التصرف نيابةً عن عميل أو توقف في علامة تبويب أخرى. للمتابعة يُرجى إعادة تحميل هذه الصفحة.',
  reload: 'إعادة التحميل وتجاهل العمل',
  reloadPage: 'إعادة التحميل',
  closeThisTab: 'يمكن إغلاق علامة التبويب هذه',
  close: 'إغلاق',
  offline: 'لا يوجد اتصال بالإنترنت',
  slow: 'الاتصال بالإنترنت بطيء',
  restored: 'عاد الاتصال',
}
