import type { RichTexts } from '@vestibule/base/react/rich-texts'
import { createContext } from 'react'
import { useProvided } from '../../screens/use-provided.ts'
import type { messages as english } from './credentials.en.ts'

/** The texts of the fields and steps for passwords, codes and authenticators. */
export type CredentialTexts = RichTexts<typeof english>

export const CredentialTextsContext = createContext<CredentialTexts | null>(null)

export const useCredentialTexts = () => useProvided(CredentialTextsContext, 'CredentialTexts')
