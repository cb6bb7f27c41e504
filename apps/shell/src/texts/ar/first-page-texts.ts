import type { FirstPageTexts } from '../shell-texts.ts'

export const firstPageTexts: FirstPageTexts = {
  loading: 'جارٍ التحميل',
  notStarted: 'لم تبدأ هذه الصفحة',
  notStartedText: 'لم تصل شفرة الصفحة. يُرجى التحقق من الاتصال ثم إعادة تحميل الصفحة.',
  reload: 'إعادة التحميل',
  noScript: 'تحتاج المنصة إلى JavaScript. يُرجى السماح به لهذا الموقع وإعادة تحميل الصفحة.',
}
