import { useEffect } from 'react'
import { useSessionContext } from './session-provider.tsx'

/**
 * Says whether this component holds work that a reload would lose. While it does, a new sign-in keeps
 * the page, and the browser asks before it closes or leaves it.
 */
export function useUnsavedWork(dirty: boolean): void {
  const session = useSessionContext()
  useEffect(() => (dirty ? session.registerUnsavedWork(() => true) : undefined), [session, dirty])
}
