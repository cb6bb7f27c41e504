import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './notes.en.ts'

export const messages: Catalogue<typeof english> = {
  'note.about': 'حول {label}',
  'note.pressForMore': 'تُفتح الملاحظة الكاملة بالضغط على الأيقونة.',
  'note.readMore': 'قراءة الملاحظة الكاملة',
  'note.infoTag': 'معلومة',
  'note.newTag': 'جديد',
  'note.unloadable': 'تعذّر فتح الوثائق. يُرجى التحقق من الاتصال.',
  'note.retry': 'إعادة المحاولة',
}
