import { createContext, useContext, useEffect, type ReactNode } from 'react'
import type { Session } from '../core/session.ts'

const SessionContext = createContext<Session | null>(null)

/** Props of {@link SessionProvider}. */
export interface SessionProviderProps {
  /** Made once, outside of components, by `createSession`. */
  readonly session: Session
  readonly children?: ReactNode
}

/** Starts the session and hands it to the hooks and parts below. Renders on a server too. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useEffect(() => session.start(), [session])
  return <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
}

/**
 * The session itself, for its stores and commands.
 * @throws {Error} outside of a {@link SessionProvider}.
 */
export function useSessionContext(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No session here: render this inside <SessionProvider>')
  return session
}
