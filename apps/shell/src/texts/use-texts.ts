import { createContext, useContext } from 'react'
import { english, type ShellTexts } from './shell-texts.ts'

export const TextsContext = createContext<ShellTexts>(english)

/** The current texts. */
export function useTexts(): ShellTexts {
  return useContext(TextsContext)
}
