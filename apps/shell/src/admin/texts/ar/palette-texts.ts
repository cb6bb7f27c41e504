import type { AdminTexts } from '../admin-texts.ts'
import { isolated } from '../../../texts/ar/isolated.ts'

export const paletteTexts: AdminTexts['palette'] = {
  groups: { people: 'الأشخاص', organizations: 'المؤسسات', codes: 'الرموز' },
  ticket: (number, name) => `التذكرة ${number} · ${isolated(name)}`,
  error: (app) => `تقرير خطأ · ${isolated(app)}`,
  events: 'كل أحداث الطلب',
}
