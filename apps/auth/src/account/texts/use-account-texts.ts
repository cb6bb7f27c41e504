import { createContext, useContext } from 'react'
import type { AccountTexts } from './account-texts.ts'

export const AccountTextsContext = createContext<AccountTexts | null>(null)

/** The texts of the account's pages. They are loaded together with the code of the pages. */
export function useAccountTexts(): AccountTexts {
  const texts = useContext(AccountTextsContext)
  if (texts === null) throw new Error('AccountTextsContext is missing')
  return texts
}
