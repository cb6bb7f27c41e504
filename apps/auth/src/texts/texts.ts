import type english from './en/start-texts.ts'
import type englishFlows from './en/flow-texts.ts'

/** What the start screen says, and what surrounds every screen. */
export type StartTexts = typeof english

/** What the other screens say. */
export type FlowTexts = typeof englishFlows

/** The texts of the app in one language. `{name}` marks a slot. A text that is missing does not compile. */
export interface Texts extends StartTexts, FlowTexts {}
