import type { StartTexts } from '../texts.ts'
import { advice, errors, failure } from './failure-texts.ts'

const texts: StartTexts = {
  loader: { loading: 'جارٍ التحميل', slow: 'يستغرق هذا وقتًا أطول من المعتاد.' },
  app: {
    title: '{heading} · {app}',
    errorTitle: 'خطأ: {title}',
    poweredBy: 'مقدَّم من {provider}',
    stepOf: 'الخطوة {step} من {steps}',
    titleAndStep: '{title}. {step}',
    countOf: '{step} من {steps}',
    back: 'رجوع',
    differentAccount: 'ليس هذا حسابك؟ استخدام حساب آخر',
    pleaseWait: 'يُرجى الانتظار…',
    retry: 'إعادة المحاولة',
    home: 'الصفحة الرئيسية',
    refresh: 'تحديث',
    signOut: 'تسجيل الخروج',
    notSignedOut: 'تعذّر تسجيل الخروج. يُرجى المحاولة مرة أخرى.',
    forgotPassword: 'نسيت كلمة المرور',
    version: 'الإصدار {version}',
    supportCode: 'رمز الدعم {code}',
  },
  start: {
    heading: 'مرحبًا',
    subheading: 'الخطوة 1 – التحقق من البريد الإلكتروني',
    email: 'البريد الإلكتروني',
    emailExample: 'ism@muassasa.org',
    submit: 'التحقق والمتابعة',
    passkey: 'استخدام مفتاح مرور',
    signUp: 'ليس لديك حساب؟ التسجيل',
    trouble: 'هل توجد مشكلة في تسجيل الدخول؟',
    troubleInvite: 'يُرجى إدخال البريد الإلكتروني الذي وصلت إليه الدعوة.',
    troubleNoInvite: '* إذا لم تصل الدعوة، يُرجى التواصل مع المؤسسة التي تنتمي إليها',
    verified: 'تم التحقق من البريد الإلكتروني، جارٍ الانتقال إلى المصادقة',
  },
  guide: {
    heading: 'خطوات الوصول',
    step: 'الخطوة {step}',
    validate: 'التحقق من الوصول',
    validateHow: 'يُرجى إدخال البريد الإلكتروني الذي وصلت إليه الدعوة، ثم اختيار «التحقق والمتابعة».',
    authenticate: 'المصادقة',
    authenticateHow: 'يُرجى اتباع خطوات المصادقة.',
  },
  failure,
  errors,
  advice,
}

export default texts
