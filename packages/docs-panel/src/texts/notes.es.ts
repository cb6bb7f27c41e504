import type { Catalogue } from '@vestibule/base/messages/texts'
import type { messages as english } from './notes.en.ts'

export const messages: Catalogue<typeof english> = {
  'note.about': 'Acerca de {label}',
  'note.pressForMore': 'Seleccione el icono para leer la nota completa.',
  'note.readMore': 'Leer la nota completa',
  'note.infoTag': 'Info',
  'note.newTag': 'Nuevo',
  'note.unloadable': 'No se ha podido abrir la documentación. Compruebe su conexión.',
  'note.retry': 'Reintentar',
}
