import type { Catalogue } from '@vestibule/base/messages/texts'
import { messages as panel } from '../texts/panel.en.ts'
import { noteTexts, type NoteTexts } from './note-texts.ts'

/**
 * All texts of the package, as messages in ICU MessageFormat. `language` is that of the texts, such as `de`: how numbers
 * are written, and which plural forms there are.
 */
export interface DocsTexts extends NoteTexts, Catalogue<typeof panel> {}

/** Texts that override those of the package. */
export type DocsTextChanges = Partial<DocsTexts>

/** The English texts. */
export const docsTexts: DocsTexts = { ...noteTexts, ...panel }
