import { createContext, useContext } from 'react'
import type { AccountTexts } from './account-texts.ts'

export const AccountTextsContext = createContext<AccountTexts | null>(null)

/** The texts of the account's pages, which come with their code. */
export function useAccountTexts(): AccountTexts {
  const texts = useContext(AccountTextsContext)
  if (texts === null) throw new Error('AccountTextsContext is missing')
  return texts
}
