import type { AdminTexts } from '../admin-texts.ts'
import { sessions } from './counted.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

export const sessionTexts: AdminTexts['sessions'] = {
  heading: 'الجلسات',
  lead: (total) =>
    `${total === undefined ? '' : `${sessions(total)}. `}أماكن تسجيل الدخول الحالية.`,
  count: sessions,
  until: 'حتى',
  own: 'أنت',
  actingFor: (organization) => `يتصرف نيابةً عن ${isolated(organization)}`,
  empty: {
    heading: 'لا يوجد تسجيل دخول حاليًا',
    text: 'تظهر الجلسة هنا فور تسجيل الدخول.',
  },
}
