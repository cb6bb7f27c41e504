import { createAlarm } from './alarm.ts'
import { systemClock, type Clock } from './clock.ts'
import type { EventSource } from './session-window.ts'

/** Time without mouse, key or touch after which polling rests, in milliseconds. */
export const idleLimit = 300_000

const activities = ['mousemove', 'mousedown', 'keydown', 'touchstart', 'wheel']

/** What is polled, and how often. */
export interface PollingOptions {
  /** Called once per interval; what it returns is not waited for. */
  readonly poll: () => void
  readonly intervalMs: number
  /** Default: five minutes. */
  readonly idleLimitMs?: number
  readonly onSuspend?: () => void
  readonly onResume?: () => void
  /** Default: the page's window. */
  readonly window?: EventSource
  /** Default: the device's. */
  readonly clock?: Clock
}

/**
 * Polls until nobody is there, and again from the next movement, key or touch on: at once where a
 * poll was due meanwhile. Returns the way to stop.
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

  const source: EventSource = options.window ?? window
  for (const type of activities) {
    source.addEventListener(type, onActivity, { signal: stopping.signal })
  }
  arm()
  return () => {
    stopping.abort()
    alarm.set(Infinity)
  }
}
