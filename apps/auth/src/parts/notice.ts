import { createContext, useContext } from 'react'
import type { Problem } from '@vestibule/app-kit/problems/problem'

/** The problem because of which the user was sent back to the start screen; undefined if there was none. */
export const NoticeContext = createContext<Problem | undefined>(undefined)

export function useNotice(): Problem | undefined {
  return useContext(NoticeContext)
}
