import type { DocsTextChanges } from '@vestibule/docs-panel'

export const texts: DocsTextChanges = {
  'note.about': 'Über {label}',
  'note.readMore': 'Mehr',
}
