import { createContext, useContext } from 'react'
import type { UiTexts } from '../texts/en.ts'

export const UiTextsContext = createContext<Partial<UiTexts>>({})

/**
 * Returns the texts of a component: those of the nearest `UiTextsProvider`, else the component's built-in English. An
 * app therefore loads English only for the components it uses.
 */
export function useTexts<Component extends keyof UiTexts>(
  component: Component,
  english: UiTexts[Component],
): UiTexts[Component] {
  return useContext(UiTextsContext)[component] ?? english
}
