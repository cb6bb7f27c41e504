import type { Catalogue } from '@vestibule/base/messages/texts'
import { messages as panel } from '../texts/panel.en.ts'
import { noteTexts, type NoteTexts } from './note-texts.ts'

/**
 * All texts of the package, as messages in ICU MessageFormat. `language`, such as `de`, is the language of the texts.
 * It decides how numbers are written, and which plural forms there are.
 */
export interface DocsTexts extends NoteTexts, Catalogue<typeof panel> {}

/** Texts that replace some of those of the package. */
export type DocsTextChanges = Partial<DocsTexts>

/** All texts of the package in English. */
export const docsTexts: DocsTexts = { ...noteTexts, ...panel }
