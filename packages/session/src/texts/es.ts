import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.es.ts'

/** The texts in Spanish. */
export const sessionTexts: SessionTexts = { language: 'es', ...messages }
