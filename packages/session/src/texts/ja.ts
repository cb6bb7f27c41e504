import type { SessionTexts } from '../react/session-texts.ts'
import { messages } from './session.ja.ts'

/** The texts in Japanese. */
export const sessionTexts: SessionTexts = { language: 'ja', ...messages }
