import { createContext, useContext } from 'react'
import type { Problem } from './problem.ts'

/** Why someone finds themselves at the start screen. */
export const NoticeContext = createContext<Problem | undefined>(undefined)

export function useNotice(): Problem | undefined {
  return useContext(NoticeContext)
}
