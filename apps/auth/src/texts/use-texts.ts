import {
  CredentialTextsContext,
  useCredentialTexts,
} from '@vestibule/app-kit/credentials/texts/credential-texts'
import type { Context } from 'react'
import type { Texts } from './texts.ts'

/**
 * The context with all texts of the sign-in app. It is the context of the texts for passwords and codes, so that one
 * provider is enough.
 */
export const TextsContext = CredentialTextsContext as Context<Texts | null>

/** Returns all texts of the sign-in app. */
export const useTexts = useCredentialTexts as () => Texts
