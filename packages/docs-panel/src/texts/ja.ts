import type { DocsTexts } from '../core/texts.ts'
import { messages as notes } from './notes.ja.ts'
import { messages as panel } from './panel.ja.ts'

/** All texts of the package in Japanese. */
export const docsTexts: DocsTexts = { language: 'ja', ...notes, ...panel }
