import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './notes.en.ts'

export const messages: Catalogue<typeof english> = {
  'note.about': 'Über {label}',
  'note.pressForMore': 'Wählen Sie das Symbol, um den ganzen Text zu lesen.',
  'note.readMore': 'Ganzen Text lesen',
  'note.infoTag': 'Info',
  'note.newTag': 'Neu',
  'note.unloadable': 'Die Dokumentation konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung.',
  'note.retry': 'Erneut versuchen',
}
