import type { ProofTexts } from '@vestibule/app-kit/proof/texts/proof-texts'
import type { Messages } from '@vestibule/base/messages/texts'
import type { RichTexts } from '@vestibule/base/react/rich-texts'
import type { messages as english } from './account.en.ts'

/** The texts of the account's pages in one language. */
export interface AccountTexts extends RichTexts<typeof english> {
  readonly proof: ProofTexts
  /** Texts by reason of a refusal. Empty in English, where the server's own messages are shown. */
  readonly reasons: Messages
}
