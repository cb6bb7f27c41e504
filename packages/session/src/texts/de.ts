import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.de.ts'

/** All texts of the session's components in German. */
export const sessionTexts: SessionTexts = { language: 'de', ...messages }
