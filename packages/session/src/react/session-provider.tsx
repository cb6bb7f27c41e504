import { createContext, useContext, useEffect, type ReactNode } from 'react'
import { useStore } from '@vestibule/base/react/use-read'
import type { Session } from '../core/session.ts'

/** The session that a `SessionProvider` gives to the components below; null outside of one. */
export const SessionContext = createContext<Session | null>(null)

/** The session that a {@link SessionProvider} starts, and the app that uses it. */
export interface SessionProviderProps {
  /**
   * The session. Make it once with `createSession`, outside of components: the provider starts each new one from the
   * beginning.
   */
  readonly session: Session
  /** The app, whose components can use the session's hooks and components. */
  readonly children?: ReactNode
}

/**
 * Starts the session and gives it to the hooks and components below. Renders on a server too. In development it shows
 * on the page what is wrong with the backend's answers.
 */
export function SessionProvider({ session, children }: SessionProviderProps) {
  if (process.env.NODE_ENV !== 'production' && !(session as unknown)) {
    throw new TypeError('<SessionProvider> needs the session that createSession() returned.')
  }
  useEffect(() => session.start(), [session])
  return (
    <SessionContext.Provider value={session}>
      {process.env.NODE_ENV === 'production' ? null : <WrongBackend session={session} />}
      {children}
    </SessionContext.Provider>
  )
}

/**
 * Returns the session, for its stores and commands.
 * @throws {Error} outside of a {@link SessionProvider}.
 */
export function useSessionContext(): Session {
  const session = useContext(SessionContext)
  if (!session) throw new Error('No session here: render this inside <SessionProvider>')
  return session
}

/** Styles of `WrongBackend`, inline: an app without `SessionExpiry` may not load `@vestibule/session/styles.css`. */
const style = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 2_147_483_647,
  margin: 0,
  padding: 16,
  background: '#8a1c1c',
  color: '#fff',
  font: '16px/1.5 system-ui, sans-serif',
} as const

/**
 * Shows developers that the backend's answers are malformed. Until they have fixed that, the session does not learn who
 * is signed in.
 */
function WrongBackend({ session }: { readonly session: Session }) {
  const problem = useStore(session.store, (state) => state.problem)
  if (problem === null) return null
  return (
    <p role="alert" style={style}>
      <strong>Vestibule session:</strong> {problem}
    </p>
  )
}
