import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './first-page.en.ts'

export const messages: Catalogue<typeof english> = {
  loading: 'Wird geladen',
  notStarted: 'Diese Seite ist nicht gestartet',
  notStartedText: 'Ihr Code ist nicht angekommen. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  reload: 'Neu laden',
  noScript: 'Die Plattform benötigt JavaScript. Erlauben Sie es für diese Website und laden Sie die Seite neu.',
}
