import { useEffect, useRef, useState } from 'react'
import { startPolling } from '../core/polling.ts'

/** What {@link usePolling} returns. */
export interface UsePolling {
  /** Nobody has moved, typed or touched for five minutes. */
  readonly isSuspended: boolean
}

/** Calls `poll` once per interval while the component is mounted and somebody is there. */
export function usePolling(poll: () => void, intervalMs: number): UsePolling {
  const [isSuspended, setSuspended] = useState(false)
  const latest = useRef(poll)
  useEffect(() => {
    latest.current = poll
  })
  useEffect(
    () =>
      startPolling({
        poll: () => latest.current(),
        intervalMs,
        onSuspend: () => setSuspended(true),
        onResume: () => setSuspended(false),
      }),
    [intervalMs],
  )
  return { isSuspended }
}
