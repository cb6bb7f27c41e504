import type { AdminTexts } from '../admin-texts.ts'
import { isolated } from '@vestibule/app-kit/texts/isolated'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'الأشخاص', organizations: 'المؤسسات', codes: 'الرموز' },
  ticket: (number, name) => `التذكرة ${number} · ${isolated(name)}`,
  error: (app) => `تقرير خطأ · ${isolated(app)}`,
  events: 'كل أحداث الطلب',
}
