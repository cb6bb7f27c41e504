import type english from './en/account-texts.ts'

/** The texts of the account's pages in one language. */
export type AccountTexts = typeof english
