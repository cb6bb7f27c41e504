import type { DocsTextChanges } from '@vestibule/docs-panel'

export const texts: DocsTextChanges = {
  note: { about: (label) => `Über ${label}`, readMore: 'Mehr' },
}
