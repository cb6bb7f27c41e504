import type english from './en/start-texts.ts'
import type englishFlows from './en/flow-texts.ts'

/** The texts of the start screen, and of what surrounds every screen. */
export type StartTexts = typeof english

/** The texts of the other screens. */
export type FlowTexts = typeof englishFlows

/** The texts of the app in one language. `{name}` marks a placeholder. A missing text is a compile error. */
export interface Texts extends StartTexts, FlowTexts {}
