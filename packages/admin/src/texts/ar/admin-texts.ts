import { createProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import { messages as proof } from '@vestibule/app-kit/proof/texts/proof.ar'
import type { AdminTexts } from '../admin-texts.ts'
import { createDates } from '../dates.ts'
import { accessTexts } from './access-texts.ts'
import { auditTexts } from './audit-texts.ts'
import { changeTexts } from './change-texts.ts'
import { people } from './counted.ts'
import { healthTexts } from './health-texts.ts'
import { identityProviderTexts } from './identity-provider-texts.ts'
import { identityProvidersTexts } from './identity-providers-texts.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'
import { organizationTexts } from './organization-texts.ts'
import { overviewTexts } from './overview-texts.ts'
import { paletteTexts } from './palette-texts.ts'
import { registrationTexts } from './registration-texts.ts'
import { sessionTexts } from './session-texts.ts'
import { supportTexts } from './support-texts.ts'
import { termsTexts } from './terms-texts.ts'
import { userTexts } from './user-texts.ts'

const locale = 'ar'
const numbers = new Intl.NumberFormat(locale)

export const arabic: AdminTexts = {
  title: 'الإدارة',
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  sections: {
    overview: 'نظرة عامة',
    users: 'الأشخاص',
    sessions: 'الجلسات',
    registrations: 'طلبات التسجيل',
    organizations: 'المؤسسات',
    identityProviders: 'موفّرو تسجيل الدخول',
    access: 'الوصول',
    terms: 'شروط الاستخدام',
    audit: 'سجل التدقيق',
    support: 'الدعم',
    health: 'الحالة والإعدادات',
  },
  readOnly: {
    role: 'للقراءة فقط',
    secondFactor: 'يلزم أولًا إعداد عامل ثانٍ',
    untilThen: 'إلى أن يتم إعداد تطبيق مصادقة أو مفتاح مرور، تبقى هذه الصفحات للقراءة فقط.',
    setUp: 'الإعداد',
  },
  noRole: {
    heading: 'هذه الصفحات للمسؤولين',
    text: 'ليس للحساب أي دور في الإدارة. إذا كان التصرف جاريًا الآن نيابةً عن عميل، فيُرجى إنهاؤه أولًا.',
    home: 'إلى الصفحة الرئيسية',
    ask: 'طلب دور',
  },
  list: {
    clear: 'عرض الكل',
    clearFilters: 'مسح عوامل التصفية',
    failed: 'تعذّر تحميل القائمة',
    noResults: 'لا توجد نتائج',
    narrowed: (query, filters) =>
      [query && `البحث: «${isolated(query)}»`, ...[...filters].map(isolated)]
        .filter(Boolean)
        .join(' · '),
    pages: (list) => `صفحات قائمة ${isolated(list)}`,
    more: 'عرض المزيد',
    previous: 'السابق',
    next: 'التالي',
    names: (names) => names.map(isolated).join('، '),
    range: (from, to, total) =>
      `${numbers.format(from)}–${numbers.format(to)}` +
      (total === undefined ? '' : ` من ${numbers.format(total)}`),
  },
  ...createDates(locale, { today: 'اليوم', yesterday: 'أمس' }),
  number: (n) => numbers.format(n),
  people,
  overview: overviewTexts,
  users: userTexts,
  sessions: sessionTexts,
  registrations: registrationTexts,
  organizations: organizationTexts,
  identityProvider: identityProviderTexts,
  identityProviders: identityProvidersTexts,
  access: accessTexts,
  audit: auditTexts,
  support: supportTexts,
  health: healthTexts,
  terms: termsTexts,
  palette: paletteTexts,
  changes: changeTexts,
  proof: createProofTexts(proof, 'ar'),
}
