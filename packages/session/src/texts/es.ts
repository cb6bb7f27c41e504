import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.es.ts'

/** All texts of the session's components in Spanish. */
export const sessionTexts: SessionTexts = { language: 'es', ...messages }
