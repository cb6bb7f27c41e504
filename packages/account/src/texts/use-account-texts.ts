import { useProvided } from '@vestibule/app-kit/screens/use-provided'
import { createContext } from 'react'
import type { AccountTexts } from './account-texts.ts'

export const AccountTextsContext = createContext<AccountTexts | null>(null)

/** The texts of the account's pages. They are loaded together with the code of the pages. */
export const useAccountTexts = () => useProvided(AccountTextsContext, 'AccountTexts')
