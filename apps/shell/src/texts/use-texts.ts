import { createContext, useContext } from 'react'
import type { ShellTexts } from './shell-texts.ts'

export const TextsContext = createContext<ShellTexts | null>(null)

/** Returns the shell's texts in the page's language. */
export function useTexts(): ShellTexts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('There are no texts around this part of the shell.')
  return texts
}
