import { useEffect, useRef } from 'react'
import { useSessionContext } from './session-provider.tsx'

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
