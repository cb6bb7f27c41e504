import type { AdminTexts } from '../admin-texts.ts'
import { organizations, people } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const numbers = new Intl.NumberFormat('ar')

export const organizationTexts: AdminTexts['organizations'] = {
  heading: 'المؤسسات',
  lead: (total) =>
    `${total === undefined ? '' : `${organizations(total)}. `}ينتمي كل شخص إلى مؤسسة واحدة فقط.`,
  count: organizations,
  search: 'الاسم أو النطاق',
  add: 'مؤسسة جديدة',
  columns: {
    name: 'المؤسسة',
    tier: 'الفئة',
    domains: 'النطاقات',
    signIn: 'تسجيل الدخول',
    people: 'الأشخاص',
    grants: 'الأذونات',
    from: 'المصدر',
  },
  tiers: { premium: 'بريميوم', explore: 'إكسبلور' },
  noDomain: 'لا يوجد',
  verified: (n) => `تم التحقق: ${numbers.format(n)}`,
  notVerified: (n, all) => `دون تحقق: ${numbers.format(n)} من ${numbers.format(all)}`,
  anyMethod: 'لم تُحدد',
  own: (isEnforced) => (isEnforced ? 'موفّر خاص، مفروض' : 'موفّر خاص، اختياري'),
  imported: 'الاستيراد',
  here: 'هنا',
  empty: {
    heading: 'لا توجد مؤسسات بعد',
    text: 'تظهر المؤسسات هنا بعد إنشائها أو استيرادها.',
  },
  one: {
    back: 'المؤسسات',
    notFound: 'هذه المؤسسة غير موجودة',
    notFoundText: 'إما أنها غير موجودة، أو أن دورك لا يشملها.',
    lead: (id, isInternal, n) =>
      [id && isolated(id), isInternal ? 'داخلية' : 'خارجية', people(n)].filter(Boolean).join(' · '),
    general: {
      heading: 'عام',
      name: 'الاسم',
      tier: 'الفئة',
      lock: 'يظهر قفل على الأجزاء التي تحتاج إلى بريميوم.',
      kind: 'النوع',
      kinds: { internal: 'داخلية', external: 'خارجية' },
      administrators: 'المسؤولون',
      noAdministrator: 'لا يوجد',
      importedText: 'مصدر الاسم والفئة ملف الاستيراد، ويُغيَّران فيه.',
    },
    domains: {
      heading: 'النطاقات',
      hint: 'تُقترح هذه المؤسسة لعناوين النطاقات التي تم التحقق منها.',
      domain: 'النطاق',
      state: 'الحالة',
      since: 'منذ',
      verified: 'تم التحقق',
      notVerified: 'دون تحقق',
      record: (domain) =>
        `تُضاف قيمة سجل TXT هذه إلى DNS للنطاق ${isolated(domain)}، ثم يجري التحقق:`,
      copyRecord: (domain) => `نسخ سجل TXT للنطاق ${isolated(domain)}`,
      none: 'لا توجد نطاقات بعد.',
    },
    signIn: {
      heading: 'تسجيل الدخول',
      hint: 'كيف يثبت أعضاؤها هويتهم.',
      method: 'الطريقة',
      people: 'الأشخاص',
      newPeople: 'معتمدة للجدد',
      provider: 'موفّر الهوية',
      providerHint: 'تسجيل الدخول عبر OpenID Connect الخاص بالمؤسسة.',
      noProvider: 'لا يوجد موفّر هوية',
      state: (isEnforced) => (isEnforced ? 'مفروض' : 'اختياري'),
      open: 'فتح',
      setUp: 'إعداد',
    },
    members: {
      heading: 'الأعضاء',
      invite: 'دعوة',
      none: 'لا أحد بعد.',
      some: (shown, all) => `${numbers.format(shown)} من ${numbers.format(all)}`,
      all: 'عرض الكل',
    },
    grants: {
      heading: 'الأذونات',
      hint: 'ما يصل إليه الجميع هنا.',
      since: 'منذ',
      by: 'منحه',
      none: 'لا شيء متاح للمؤسسة بعد.',
      grid: 'عرض الكل في جدول',
    },
  },
}
