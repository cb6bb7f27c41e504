import { isolateIn } from '@vestibule/base/messages/isolate'
import type { Catalogue } from '@vestibule/base/messages/texts'
import { messages } from '../texts/notes.en.ts'

/** Texts that a page with notes needs before a panel is opened. */
export interface NoteTexts extends Catalogue<typeof messages> {
  readonly language: string
}

export const noteTexts: NoteTexts = { language: 'en', ...messages }

/**
 * Returns the accessible name of a note's icon. Fills in the label without a message parser, to keep the code of the
 * page small.
 */
export function noteName(texts: NoteTexts, label: string): string {
  return texts['note.about'].replace('{label}', () => isolateIn(texts.language, label))
}
