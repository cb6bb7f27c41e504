import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.fr.ts'

/** All texts of the session's components in French. */
export const sessionTexts: SessionTexts = { language: 'fr', ...messages }
