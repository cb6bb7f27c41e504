import { codes, fields } from '@vestibule/app-kit/refusals/codes/ar'
import type { StartTexts } from '../texts.ts'

export const failure: StartTexts['failure'] = {
  loadHeading: 'خطأ في الخادم',
  loadBody: 'تعذّر تحميل صفحة تسجيل الدخول. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  settingsHeading: 'خطأ في الإعدادات',
  settingsBody: 'إعدادات هذا التطبيق غير صالحة: {message}',
  crashHeading: 'حدث خطأ غير متوقع.',
  crashBody: 'تم الإبلاغ عن الخطأ. إذا تكرر، يُرجى ذكر رمز الدعم.',
}

export const errors: StartTexts['errors'] = {
  emailInvalid: 'يُرجى إدخال بريد إلكتروني صالح',
  fieldEmpty: 'لا يمكن ترك هذا الحقل فارغًا',
  accountNotFound: 'هذا الحساب غير موجود',
  invalidCredentials: 'بيانات الدخول غير صحيحة',
  userNotFound: 'لم يُعثر على المستخدم',
  somethingWrong: 'حدث خطأ ما',
  generic: 'حدث خطأ ما. يُرجى المحاولة لاحقًا.',
  wrongCode: 'الرمز المُدخل غير صحيح',
  codeExpired: 'الرمز غير صالح أو انتهت صلاحيته',
  codeExhausted: 'رموز خاطئة كثيرة. يُرجى طلب رمز جديد.',
  unknown: 'حدث خطأ غير معروف',
  intercepted:
    'وصلت صفحة ويب بدلًا من الرد، أرسلها شيء بينك وبين المنصة، مثل صفحة تسجيل الدخول الخاصة بشبكتك. يُرجى التحقق من الاتصال ثم إعادة المحاولة.',
  throttled: 'محاولات كثيرة. يُرجى المحاولة مرة أخرى بعد {time}.',
  mailsThrottled: 'أُرسل ما يكفي من الرسائل إلى هذا العنوان حاليًا. يمكن طلب رسالة أخرى بعد {time}.',
  outOfStep: 'انقطع تسجيل الدخول هذا أو انتهت صلاحيته.',
  startAgain: 'البدء من جديد',
  linkFailed: 'لم يعد رابط تسجيل الدخول هذا صالحًا. يُرجى تسجيل الدخول بالبريد الإلكتروني.',
  termsWait: 'هناك شروط استخدام بانتظار القبول.',
  toTerms: 'قراءة الشروط',
  userChanged: 'سجّل شخص آخر الدخول في هذا المتصفح، أو يتصرف نيابةً عن عميل آخر.',
  reload: 'إعادة تحميل الصفحة',
  cookiesBlocked:
    'يحظر متصفحك ملفات تعريف الارتباط لهذا الموقع، وهي لازمة لتسجيل الدخول. اسمح بها لهذا الموقع في إعدادات المتصفح ثم أعد تحميل الصفحة.',
  nextTooLong:
    'عنوان الصفحة التي أتيت منها أطول من أن تُعاد إليه. ستبدأ من الصفحة الرئيسية بعد تسجيل الدخول.',
  accountDisabled: 'هذا الحساب معطَّل. يُرجى الرجوع إلى المسؤول.',
  refusals: codes,
  fields,
}

export const advice: StartTexts['advice'] = {
  reset_password: 'بكلمة مرور جديدة تمكن المتابعة فورًا.',
  look_for_mail: 'قد تكون أحدث رسالة في البريد غير المرغوب فيه.',
  use_known_browser: 'تمكن المتابعة في متصفح سبق تسجيل الدخول فيه.',
}
