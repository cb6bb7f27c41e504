import type { UiTexts } from '@vestibule/ui/texts'
import { createContext } from 'react'
import type { Texts } from './texts.ts'

/**
 * All texts in a language that the user has chosen on a screen that is not reloaded for it, because a reload would lose
 * what the user has typed.
 */
export interface ChosenTexts {
  readonly texts: Texts
  readonly ui: UiTexts | undefined
}

/**
 * The texts of the language that the user has chosen on this page. Null while the page has the language in which it was
 * loaded.
 */
export const ChosenTextsContext = createContext<ChosenTexts | null>(null)
