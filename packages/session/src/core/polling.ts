import { systemClock, type Clock } from '@vestibule/base/clock'
import { createAlarm } from './alarm.ts'
import { inputs } from './input.ts'
import type { EventTargetLike } from './session-window.ts'

/** After how long without mouse, keyboard or touch events polling pauses, in milliseconds. */
export const idleLimit = 300_000

/** What `startPolling` calls, and how often. */
export interface PollingOptions {
  /** Called once per interval. Its result is not awaited. */
  readonly poll: () => void
  readonly intervalMs: number
  /** How long the user must be idle before polling pauses, in milliseconds. Default: five minutes. */
  readonly idleLimitMs?: number
  readonly onSuspend?: () => void
  readonly onResume?: () => void
  /** The target of the events that show that the user is not idle. Default: the page's window. */
  readonly window?: EventTargetLike
  /** The clock that measures the intervals. Default: the device's clock. */
  readonly clock?: Clock
}

/**
 * Calls `poll` at an interval. Pauses while the user is idle and resumes at the next mouse, key or touch event; then
 * calls `poll` at once if a call was due meanwhile. Returns a function that stops polling.
 */
export function startPolling(options: PollingOptions): () => void {
  const { poll, intervalMs, idleLimitMs = idleLimit, clock = systemClock } = options
  const stopping = new AbortController()
  let lastActivity = clock.now()
  let nextPoll = lastActivity + intervalMs
  let suspended = false

  const alarm = createAlarm(clock, wake)
  const arm = () => alarm.set(Math.min(nextPoll, lastActivity + idleLimitMs))

  function wake() {
    const now = clock.now()
    if (now - lastActivity >= idleLimitMs) {
      suspended = true
      options.onSuspend?.()
      return
    }
    if (now >= nextPoll) {
      nextPoll = now + intervalMs
      poll()
    }
    arm()
  }
  function onActivity() {
    lastActivity = clock.now()
    if (!suspended) return
    suspended = false
    options.onResume?.()
    wake()
  }

  const source: EventTargetLike = options.window ?? window
  for (const type of inputs) {
    source.addEventListener(type, onActivity, { signal: stopping.signal })
  }
  arm()
  return () => {
    stopping.abort()
    alarm.set(Infinity)
  }
}
