import type { Catalogue, Messages, Texts as TextsOf } from '@vestibule/base/messages/texts'
import type { RichTexts } from '@vestibule/base/react/rich-texts'
import { createSlotTexts } from '@vestibule/base/messages/fill-slots'
import type { CredentialTexts } from '@vestibule/app-kit/credentials/texts/credential-texts'
import type { messages as englishScreens } from '@vestibule/app-kit/screens/texts/screens.en'
import type { ScreenTexts } from '@vestibule/app-kit/screens/texts/screen-texts'
import type { messages as english } from './start.en.ts'
import type { messages as englishFlows } from './flows.en.ts'

/** The texts of the start screen, and of the frame around every screen. */
export interface StartTexts extends TextsOf<typeof english>, ScreenTexts {}

/** The texts of all screens except the start screen. */
export interface FlowTexts extends RichTexts<typeof englishFlows>, CredentialTexts {}

/** The texts of the app in one language. */
export interface Texts extends StartTexts, FlowTexts {}

/** What the catalogue file of the start screen contains in one language. */
export interface StartCatalogue {
  readonly messages: Catalogue<typeof english>
  readonly screens: Catalogue<typeof englishScreens>
  /** Texts of refusals. Absent in English, where the server's own messages say more. */
  readonly refusals?: Messages
}

/** Makes the texts of the start screen from a catalogue. */
export function startTextsOf(
  { messages, screens, refusals = {} }: StartCatalogue,
  language: string,
): StartTexts {
  const all = { ...messages, ...screens }
  return { ...createSlotTexts<typeof english & typeof englishScreens>(all, language), refusals }
}
