import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.ar.ts'

/** The texts in Arabic. Put them on a page with `dir="rtl"`. */
export const sessionTexts: SessionTexts = { language: 'ar', ...messages }
