import type { DocsTexts } from '../core/texts.ts'
import { messages as notes } from './notes.de.ts'
import { messages as panel } from './panel.de.ts'

/** All texts of the package in German. */
export const docsTexts: DocsTexts = { language: 'de', ...notes, ...panel }
