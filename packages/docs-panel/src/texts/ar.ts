import type { DocsTexts } from '../core/texts.ts'
import { messages as notes } from './notes.ar.ts'
import { messages as panel } from './panel.ar.ts'

/** All texts of the package in Arabic. Put them on a page with `dir="rtl"`. */
export const docsTexts: DocsTexts = { language: 'ar', ...notes, ...panel }
