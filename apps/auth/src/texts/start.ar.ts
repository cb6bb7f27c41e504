import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './start.en.ts'

export { messages as screens } from '@vestibule/app-kit/screens/texts/screens.ar'
export { messages as refusals } from '@vestibule/app-kit/refusals/codes.ar'

export const messages: Catalogue<typeof english> = {
  'start.heading': 'مرحبًا',
  'start.subheading': 'الخطوة 1 – التحقق من البريد الإلكتروني',
  'start.email': 'البريد الإلكتروني',
  'start.emailExample': 'ism@muassasa.example',
  'start.submit': 'التحقق والمتابعة',
  'start.passkey': 'استخدام مفتاح مرور',
  'start.signUp': 'ليس لديك حساب؟ التسجيل',
  'start.trouble': 'هل توجد مشكلة في تسجيل الدخول؟',
  'start.troubleInvite': 'يُرجى إدخال البريد الإلكتروني الذي وصلت إليه الدعوة.',
  'start.troubleNoInvite': '* إذا لم تصل الدعوة، يُرجى التواصل مع المؤسسة التي تنتمي إليها',
  'start.verified': 'تم التحقق من البريد الإلكتروني، جارٍ الانتقال إلى المصادقة',
  'guide.heading': 'خطوات الوصول',
  'guide.step': 'الخطوة {step}',
  'guide.validate': 'التحقق من الوصول',
  'guide.validateHow': 'يُرجى إدخال البريد الإلكتروني الذي وصلت إليه الدعوة، ثم اختيار «التحقق والمتابعة».',
  'guide.authenticate': 'المصادقة',
  'guide.authenticateHow': 'يُرجى اتباع خطوات المصادقة.',
  'failure.loadHeading': 'خطأ في الخادم',
  'failure.loadBody': 'تعذّر تحميل صفحة تسجيل الدخول. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.',
  'failure.settingsHeading': 'خطأ في الإعدادات',
  'failure.settingsBody': 'إعدادات هذا التطبيق غير صالحة: {message}',
  'failure.crashHeading': 'حدث خطأ غير متوقع.',
  'failure.crashBody': 'تم الإبلاغ عن الخطأ. إذا تكرر، يُرجى ذكر رمز الدعم.',
  'loader.loading': 'جارٍ التحميل',
  'loader.slow': 'يستغرق هذا وقتًا أطول من المعتاد.',
}
