import { createSlotTexts } from '@vestibule/base/messages/fill-slots'
import type { Catalogue, Messages, Texts } from '@vestibule/base/messages/texts'
import { createContext } from 'react'
import { useProvided } from '../use-provided.ts'
import type { messages as english } from './screens.en.ts'

/** The texts that all screens of the sign-in app and of the account share, such as those for problems. */
export interface ScreenTexts extends Texts<typeof english> {
  /** Texts of refusals by code. Empty in English, where the server's own messages are shown, which say more. */
  readonly refusals: Messages
}

export function screenTextsOf(
  messages: Catalogue<typeof english>,
  refusals: Messages,
  language: string,
): ScreenTexts {
  return { ...createSlotTexts<typeof english>(messages, language), refusals }
}

export const ScreenTextsContext = createContext<ScreenTexts | null>(null)

export const useScreenTexts = () => useProvided(ScreenTextsContext, 'ScreenTexts')
