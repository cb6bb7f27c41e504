import type { FlowTexts } from '../texts.ts'

export const password: FlowTexts['password'] = {
  heading: 'إدخال كلمة المرور',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  show: 'إظهار كلمة المرور',
  hide: 'إخفاء كلمة المرور',
  shown: 'كلمة المرور ظاهرة',
  hidden: 'كلمة المرور مخفية',
  submit: 'تسجيل الدخول',
  continue: 'متابعة',
  verified: 'تم التحقق من بيانات الدخول',
}

export const newPassword: FlowTexts['newPassword'] = {
  createHeading: 'إنشاء كلمة المرور',
  createIntro: 'للحساب {email}. تلزم في كل تسجيل دخول. ستنتهي الجلسات الأخرى.',
  resetHeading: 'إعادة تعيين كلمة المرور',
  resetIntro: 'للحساب {email}. ستنتهي الجلسات الأخرى وتتوقف رموز API المميزة عن العمل.',
  resetIntroNoEmail: 'ستنتهي الجلسات الأخرى وتتوقف رموز API المميزة عن العمل.',
  password: 'كلمة المرور الجديدة',
  confirm: 'تأكيد كلمة المرور',
  length: 'من 12 إلى 100 حرف',
  uppercase: 'حرف لاتيني كبير',
  lowercase: 'حرف لاتيني صغير',
  digit: 'رقم',
  special: 'رمز خاص {characters}',
  mismatch: 'كلمتا المرور غير متطابقتين',
  createSubmit: 'إنشاء كلمة المرور',
  resetSubmit: 'إعادة تعيين كلمة المرور',
  created: 'تم إنشاء كلمة المرور',
}

export const resetDone: FlowTexts['resetDone'] = {
  heading: 'تمت إعادة تعيين كلمة المرور',
  body: 'يُرجى تسجيل الدخول بكلمة المرور الجديدة.',
  backToLogin: 'العودة إلى تسجيل الدخول',
}

export const forgotPassword: FlowTexts['forgotPassword'] = {
  heading: 'نسيت كلمة المرور',
  intro: 'يُرجى إدخال البريد الإلكتروني. سنرسل رابطًا لإعادة تعيين كلمة المرور.',
  email: 'البريد الإلكتروني',
  submit: 'إرسال الرابط',
  requested: 'يُرجى مراجعة البريد الإلكتروني للاطلاع على التعليمات.',
  requestedIfAny: 'إذا كان هناك حساب باسم {email}، فستصل التعليمات بالبريد الإلكتروني.',
  differentEmail: 'استخدام بريد إلكتروني آخر',
  toLogin: 'العودة إلى تسجيل الدخول',
}

export const legacyReset: FlowTexts['legacyReset'] = {
  heading: 'إعادة تعيين كلمة المرور',
  intro:
    'يُرجى اختيار كلمة مرور جديدة لا يقل عدد أحرفها عن {min}. ستنتهي الجلسات الأخرى وتتوقف رموز API المميزة عن العمل.',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور الجديدة',
  confirm: 'تأكيد كلمة المرور',
  submit: 'إعادة تعيين كلمة المرور',
  done: 'تم. جارٍ الانتقال إلى تسجيل الدخول…',
  missing: 'يُرجى ملء جميع الحقول',
  mismatch: 'كلمتا المرور غير متطابقتين',
  tooShort: 'كلمة المرور قصيرة جدًا، يجب ألا يقل عدد أحرفها عن {min}',
  toForgot: 'طلب رابط جديد',
}

export const otherFactors: FlowTexts['otherFactors'] = {
  intro: 'يتيح ما يلي أيضًا الدخول إلى حسابك:',
  passkey: 'مفتاح المرور «{name}»، أُضيف في {day}',
  authenticator: 'تطبيق المصادقة، أُعدّ في {day}',
  recovery_codes: 'رموز الاسترداد، أُنشئت في {day}',
  security_question: 'سؤال الأمان',
  organization_sign_in: 'تسجيل الدخول عبر مؤسستك، استُخدم للمرة الأولى في {day}',
  remove: 'إزالة كل ذلك',
  why: 'يُنصح بذلك إذا كان شيء منه غير معروف لك. يمكن إعداد غيره في حسابك.',
  later: 'إذا كان شيء منه غير معروف لك، فيُرجى تسجيل الدخول وإزالته في حسابك.',
}

export const securityQuestion: FlowTexts['securityQuestion'] = {
  heading: 'الإجابة عن سؤال الأمان لاستلام رابط إعادة التعيين بالبريد الإلكتروني',
  answer: 'الإجابة',
  submit: 'إرسال الرابط',
  wrong: 'الإجابة غير صحيحة. يُرجى المحاولة مرة أخرى.',
  failed: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
}

export const resetLink: FlowTexts['resetLink'] = {
  sentHeading: 'يُرجى مراجعة البريد الإلكتروني',
  sentTo: 'أُرسل إلى {email}.',
  sent: 'أرسلنا رابطًا لإعادة تعيين كلمة المرور.',
  onlyNewest: 'يعمل الرابط الموجود في أحدث رسالة فقط.',
  resend: 'إعادة إرسال الرابط',
  resendIn: 'إعادة إرسال الرابط بعد {time}',
  resendReady: 'يمكن الآن إعادة إرسال الرابط.',
  failed: 'تعذّر إرسال الرابط. يُرجى المحاولة مرة أخرى.',
}
