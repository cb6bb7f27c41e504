import { useEffect, useRef, useState } from 'react'
import { startPolling, type PollingOptions } from '../core/polling.ts'

/** Whether {@link usePolling} polls or pauses. */
export interface UsePollingResult {
  /**
   * Whether polling pauses because the user has not used mouse, keyboard or touch screen for `idleLimitMs`, by default
   * five minutes.
   */
  readonly isSuspended: boolean
}

/** Calls `poll` once per interval while the component is mounted and the user is not idle. */
export function usePolling({
  poll,
  intervalMs,
  idleLimitMs,
}: Pick<PollingOptions, 'poll' | 'intervalMs' | 'idleLimitMs'>): UsePollingResult {
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
        ...(idleLimitMs === undefined ? {} : { idleLimitMs }),
        onSuspend: () => setSuspended(true),
        onResume: () => setSuspended(false),
      }),
    [intervalMs, idleLimitMs],
  )
  return { isSuspended }
}
