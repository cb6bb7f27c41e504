import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

export const registrationTexts: AdminTexts['registrations'] = {
  heading: 'طلبات التسجيل',
  lead: 'أشخاص طلبوا الوصول وأكدوا عناوينهم.',
  search: 'الاسم أو العنوان أو نص الطلب',
  count: (n) =>
    counted(n, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' }),
  states: { waiting: 'في الانتظار', approved: 'مقبولة', refused: 'مرفوضة' },
  columns: { name: 'الاسم', description: 'نص الطلب', since: 'منذ', decided: 'القرار' },
  noReason: 'لم يُذكر سبب.',
  hasAccount: 'أصبح لهذا العنوان حساب.',
  by: (when, name) => `${isolated(when)}، ${isolated(name)}`,
  empty: {
    waiting: 'لا توجد طلبات في الانتظار',
    approved: 'لم يُقبل أي طلب بعد',
    refused: 'لم يُرفض أي طلب',
    mailed: (address) => `تُرسل الطلبات الجديدة أيضًا إلى ${isolated(address)}.`,
    notMailed: `لا تُرسل الطلبات الجديدة إلى أحد: ${isolated('NOTIFY_EMAIL')} غير محدد.`,
    people: 'عرض الأشخاص',
  },
  approve: {
    action: 'موافقة',
    title: (name) => `الموافقة على طلب ${isolated(name)}؟`,
    mail: (address) =>
      `تصل إلى ${isolated(address)} رسالة بأن الحساب جاهز ومكان تسجيل الدخول. لا تحتوي على كلمة مرور.`,
    chooseFirst: 'يُتاح فورًا كل ما هو متاح للمؤسسة.',
    reached: (n, organization) =>
      n === null
        ? `يُتاح فورًا كل ما هو متاح لمؤسسة ${isolated(organization)}.`
        : `يُتاح فورًا عبر ${isolated(organization)}: ${counted(n, {
            one: 'تطبيق واحد أو مجموعة بيانات واحدة',
            two: 'اثنان من التطبيقات ومجموعات البيانات',
            few: 'من التطبيقات ومجموعات البيانات',
            many: 'من التطبيقات ومجموعات البيانات',
            other: 'من التطبيقات ومجموعات البيانات',
          })}.`,
    firstSignIn: (method, firstName) =>
      `أول تسجيل دخول: رمز بالبريد الإلكتروني، ثم ${
        method === 'email_otp_and_authenticator_based' ? 'تطبيق مصادقة' : 'كلمة مرور'
      } من اختيار ${isolated(firstName)}.`,
    suggested: (domain, organization) =>
      `مقترَح: ${isolated(domain)} نطاق تم التحقق منه لمؤسسة ${isolated(organization)}.`,
    roles: 'الأدوار',
    rolesHint: 'لا يحتاج معظم الأشخاص إلى أي دور.',
    noRole: 'لا يوجد',
    into: (organization) => `الموافقة والإضافة إلى ${isolated(organization)}`,
    organization: 'المؤسسة',
    find: 'جزء من اسمها',
    button: 'موافقة',
    done: (name) => `تمت الموافقة على طلب ${isolated(name)}`,
  },
  refuse: {
    action: 'رفض',
    title: (name) => `رفض طلب ${isolated(name)}؟`,
    text: (address) =>
      `تصل إلى ${isolated(address)} رسالة فيها ملاحظتك. يُغلق الطلب، ويمكن تقديم طلب آخر.`,
    note: 'الملاحظة',
    button: 'رفض',
    done: (name) => `تم رفض طلب ${isolated(name)}`,
  },
}
