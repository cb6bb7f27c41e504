import { createContext, useContext } from 'react'
import type { Problem } from '@vestibule/app-kit/problems/problem'

/** Why the user was sent to the start screen. */
export const NoticeContext = createContext<Problem | undefined>(undefined)

export function useNotice(): Problem | undefined {
  return useContext(NoticeContext)
}
