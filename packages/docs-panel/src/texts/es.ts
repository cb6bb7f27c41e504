import type { DocsTexts } from '../core/texts.ts'
import { messages as notes } from './notes.es.ts'
import { messages as panel } from './panel.es.ts'

/** All texts of the package in Spanish. */
export const docsTexts: DocsTexts = { language: 'es', ...notes, ...panel }
