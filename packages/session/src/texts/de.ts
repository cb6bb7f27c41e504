import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.de.ts'

/** The texts in German. */
export const sessionTexts: SessionTexts = { language: 'de', ...messages }
