import {
  CredentialTextsContext,
  useCredentialTexts,
} from '@vestibule/app-kit/credentials/texts/credential-texts'
import type { Context } from 'react'
import type { Texts } from './texts.ts'

/**
 * The texts of this app come from the context of the texts for passwords and codes, so that one provider serves both.
 */
export const TextsContext = CredentialTextsContext as Context<Texts | null>

/** All texts of the app. */
export const useTexts = useCredentialTexts as () => Texts
