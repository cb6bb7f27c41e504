import {
  createProofTexts,
  type ProofMessages,
  type ProofTexts,
} from '@vestibule/app-kit/proof/texts/proof-texts'
import { createTexts } from '@vestibule/base/messages/create-texts'
import type { Catalogue, Texts } from '@vestibule/base/messages/texts'
import type { messages as english } from './admin.en.ts'
import { createDates } from './dates.ts'
import { elide } from './elide.ts'

type Dates = ReturnType<typeof createDates>

/** All texts of administration in one language, and functions that format its numbers and dates. */
export interface AdminTexts extends Texts<typeof english>, Dates {
  readonly language: string
  /** Texts of the dialog that asks for a fresh proof of identity. */
  readonly proof: ProofTexts
}

/** The texts in the catalogue files of one language. */
export interface AdminCatalogue {
  readonly messages: Catalogue<typeof english>
  readonly proof: ProofMessages
}

export function adminTextsOf({ messages, proof }: AdminCatalogue, language: string): AdminTexts {
  const texts = createTexts<typeof english>(messages, language, {
    join: (pieces) => (language === 'fr' ? elide(pieces.join('')) : pieces.join('')),
    isolate: String,
  })
  return {
    ...texts,
    ...createDates(language, texts.dates),
    language,
    proof: createProofTexts(proof, language),
  }
}
