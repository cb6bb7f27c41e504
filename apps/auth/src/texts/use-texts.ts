import {
  CredentialTextsContext,
  useCredentialTexts,
} from '@vestibule/app-kit/credentials/texts/credential-texts'
import type { Context } from 'react'
import type { Texts } from './texts.ts'

/** Where this app provides the texts for passwords and codes, it provides all others with them. */
export const TextsContext = CredentialTextsContext as Context<Texts | null>

/** All texts of the app. */
export const useTexts = useCredentialTexts as () => Texts
