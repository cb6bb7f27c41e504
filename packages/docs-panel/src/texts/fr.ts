import type { DocsTexts } from '../core/texts.ts'
import { messages as notes } from './notes.fr.ts'
import { messages as panel } from './panel.fr.ts'

/** All texts of the package in French. */
export const docsTexts: DocsTexts = { language: 'fr', ...notes, ...panel }
