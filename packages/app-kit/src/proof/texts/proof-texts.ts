import { createTexts } from '@vestibule/base/messages/create-texts'
import type { Catalogue, Texts } from '@vestibule/base/messages/texts'
import type { messages as english } from './proof.en.ts'

/** Texts of the proof dialog in any language. The English texts define which texts exist. */
export type ProofTexts = Texts<typeof english>
export type ProofMessages = Catalogue<typeof english>

export function createProofTexts(messages: ProofMessages, language: string): ProofTexts {
  return createTexts<typeof english>(messages, language)
}
