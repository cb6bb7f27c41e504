import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './notes.en.ts'

export const messages: Catalogue<typeof english> = {
  'note.about': 'À propos : {label}',
  'note.pressForMore': 'Sélectionnez l’icône pour lire la note complète.',
  'note.readMore': 'Lire la note complète',
  'note.infoTag': 'Info',
  'note.newTag': 'Nouveau',
  'note.unloadable': 'La documentation n’a pas pu être ouverte. Vérifiez votre connexion.',
  'note.retry': 'Réessayer',
}
