import type { Catalogue, Messages, Texts as TextsOf } from '@vestibule/base/messages/texts'
import type { RichTexts } from '@vestibule/base/react/rich-texts'
import { createSlotTexts } from '@vestibule/base/messages/fill-slots'
import type { messages as english } from './start.en.ts'
import type { messages as englishFlows } from './flows.en.ts'

/** The texts of the start screen, and of what surrounds every screen. */
export interface StartTexts extends TextsOf<typeof english> {
  /** Texts of refusals by code. Empty in English, where the server's own messages say more. */
  readonly refusals: Messages
}

/** The texts of the other screens. */
export type FlowTexts = RichTexts<typeof englishFlows>

/** The texts of the app in one language. */
export interface Texts extends StartTexts, FlowTexts {}

/** The texts of the start screen from their catalogue. */
export function startTextsOf(
  { messages, refusals = {} }: { messages: Catalogue<typeof english>; refusals?: Messages },
  language: string,
): StartTexts {
  return { ...createSlotTexts<typeof english>(messages, language), refusals }
}
