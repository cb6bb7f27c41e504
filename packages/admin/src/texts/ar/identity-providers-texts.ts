import type { AdminTexts } from '../admin-texts.ts'
import { counted } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

const providers = (n: number) =>
  counted(n, {
    one: 'موفّر واحد',
    two: 'موفّران',
    few: 'موفّرين',
    many: 'موفّرًا',
    other: 'موفّر',
  })

export const identityProvidersTexts: AdminTexts['identityProviders'] = {
  heading: 'موفّرو تسجيل الدخول',
  lead: (total) =>
    `${total === undefined ? '' : `${providers(total)}. `}ما تستخدمه المؤسسات لتسجيل دخول أعضائها.`,
  count: providers,
  search: 'المؤسسة أو الموفّر أو جهة الإصدار',
  columns: { provider: 'الموفّر', use: 'الاستخدام', test: 'آخر اختبار', people: 'سجّلوا الدخول به' },
  notTested: 'لم يُختبر',
  unfinished: (when) => `بدأ الاختبار: ${isolated(when)}، ولم يكتمل`,
  empty: {
    heading: 'لا توجد مؤسسة لها موفّر',
    text: 'يُعدّ الموفّر في صفحة المؤسسة.',
    organizations: 'عرض المؤسسات',
  },
}
