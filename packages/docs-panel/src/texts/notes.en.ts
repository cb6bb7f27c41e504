import type { Messages } from '@vestibule/base/messages/texts'

export const messages = {
  'note.about': 'About {label}',
  'note.pressForMore': 'Select to read the full note.',
  'note.readMore': 'Read the full note',
  'note.infoTag': 'Info',
  'note.newTag': 'New',
  'note.unloadable': 'The documentation could not be opened. Check your connection.',
  'note.retry': 'Retry',
} as const satisfies Messages
