import { useEffect, useRef } from 'react'
import { useSessionContext } from './session-provider.tsx'

/**
 * Tells the session whether this component holds work that a reload would lose. If so, a new sign-in keeps the page,
 * and the browser asks before it closes or leaves the page.
 */
export function useUnsavedWork(dirty: boolean): void {
  const session = useSessionContext()
  useEffect(() => (dirty ? session.registerUnsavedWork(() => true) : undefined), [session, dirty])
}

/**
 * Calls `listener` when the user has signed in again and the page was kept. Clear old refusals such as 'User is not
 * authenticated' then, and send again what they prevented.
 */
export function useSignedInAgain(listener: () => void): void {
  const session = useSessionContext()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => session.onSignedInAgain(() => latest.current()), [session])
}
