import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.ja.ts'

/** All texts of the session's components in Japanese. */
export const sessionTexts: SessionTexts = { language: 'ja', ...messages }
