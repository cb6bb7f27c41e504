import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.fr.ts'

/** The texts in French. */
export const sessionTexts: SessionTexts = { language: 'fr', ...messages }
