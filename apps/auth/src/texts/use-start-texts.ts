import { createContext, useContext } from 'react'
import type { StartTexts } from './texts.ts'

export const StartTextsContext = createContext<StartTexts | null>(null)

/** The texts of the start screen, and of what surrounds every screen. */
export function useStartTexts(): StartTexts {
  const texts = useContext(StartTextsContext)
  if (texts === null) throw new Error('StartTextsContext is missing')
  return texts
}
