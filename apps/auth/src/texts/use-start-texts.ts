import { createContext, useContext } from 'react'
import { startEn, type StartTexts } from './en-start.ts'

export const StartTextsContext = createContext<StartTexts>(startEn)

/** The texts of the start screen, and of what surrounds every screen. */
export function useStartTexts(): StartTexts {
  return useContext(StartTextsContext)
}
