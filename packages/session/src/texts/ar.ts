import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.ar.ts'

/** All texts of the session's components in Arabic. Put them on a page with `dir="rtl"`. */
export const sessionTexts: SessionTexts = { language: 'ar', ...messages }
