import { createContext, useContext } from 'react'
import type { Texts } from './texts.ts'

export const TextsContext = createContext<Texts | null>(null)

export function useTexts(): Texts {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('TextsContext is missing')
  return texts
}
