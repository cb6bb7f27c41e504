import type { account } from '../account/texts/en/account.ts'
import type { start } from './en/start.ts'
import type { texts } from './en/texts.ts'

// English decides which texts there are. A catalogue in another language that lacks one, or has one too many, does not
// compile.

/** What the start screen says, and what surrounds every screen. */
export type StartTexts = typeof start

/** All texts of signing in. */
export type Texts = typeof texts

/** The texts of the account's pages. */
export type AccountTexts = typeof account
