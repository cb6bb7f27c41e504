import { useContext, type ReactNode } from 'react'
import { UiTextsContext } from '../internal/use-texts.ts'
import type { UiTexts } from './en.ts'

export type { UiTexts } from './en.ts'

export type UiTextsProviderProps = {
  /** The texts of all components. Undefined: those of the provider above, else English. */
  texts: UiTexts | undefined
  /** The content, usually the whole app. */
  children: ReactNode
}

/**
 * Sets the texts of all components below, such as the `uiTexts` of `@vestibule/ui/texts/de`. A component's own
 * `texts` prop takes precedence.
 */
export function UiTextsProvider({ texts, children }: UiTextsProviderProps) {
  const above = useContext(UiTextsContext)
  return <UiTextsContext.Provider value={texts ?? above}>{children}</UiTextsContext.Provider>
}
