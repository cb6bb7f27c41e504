import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './first-page.en.ts'

export const messages: Catalogue<typeof english> = {
  loading: 'جارٍ التحميل',
  notStarted: 'لم تبدأ هذه الصفحة',
  notStartedText: 'لم تصل شفرة الصفحة. يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
  reload: 'إعادة التحميل',
  noScript: 'تحتاج المنصة إلى JavaScript. يُرجى السماح به لهذا الموقع وإعادة تحميل الصفحة.',
}
