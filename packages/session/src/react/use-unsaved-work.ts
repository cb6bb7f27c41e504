import { useEffect, useRef } from 'react'
import { useSessionContext } from './session-provider.tsx'

/**
 * Says whether this component holds work that a reload would lose. While it does, a new sign-in keeps
 * the page, and the browser asks before it closes or leaves it.
 */
export function useUnsavedWork(dirty: boolean): void {
  const session = useSessionContext()
  useEffect(() => (dirty ? session.registerUnsavedWork(() => true) : undefined), [session, dirty])
}

/**
 * Calls `listener` when the user has signed in again and the page was kept: refusals from before, such as
 * 'User is not authenticated', hold no longer, and what they kept from being sent can be sent now.
 */
export function useSignedInAgain(listener: () => void): void {
  const session = useSessionContext()
  const latest = useRef(listener)
  useEffect(() => {
    latest.current = listener
  })
  useEffect(() => session.onSignedInAgain(() => latest.current()), [session])
}
