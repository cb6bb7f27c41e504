import { accountTexts, type AccountTexts } from './en-account.ts'

/** The texts of the account's pages. They are a catalogue of their own, as signing in must not wait for them. */
export function useAccountTexts(): AccountTexts {
  return accountTexts
}
