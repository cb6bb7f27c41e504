import { useEffect, useRef } from 'react'
import { useSessionContext } from './session-provider.tsx'

/**
 * Tells the session whether this component has work that a reload would lose. If so, the page is not reloaded after a
 * new sign-in, and the browser asks the user before it closes or leaves the page.
 */
export function useUnsavedWork(dirty: boolean): void {
  const session = useSessionContext()
  useEffect(() => (dirty ? session.registerUnsavedWork(() => true) : undefined), [session, dirty])
}

/**
 * Calls `listener` when the user has signed in again or unlocked the session, and the page was kept. Remove errors such
 * as 'User is not authenticated' then, and repeat the calls that were refused.
 */
export function useSignedInAgain(listener: () => void): void {
  const session = useSessionContext()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => session.onSignedInAgain(() => latest.current()), [session])
}
