import type { Clock, Timer } from './clock.ts'

/** Longest time between two looks at the clock, in milliseconds. */
const slice = 30_000
/** A timer that is this much late has slept with the machine, or the clock was set. */
const tolerance = 5_000

export interface Alarm {
  /** Rings once at a time of the clock, at once for one in the past, never for `Infinity`. Replaces the time before. */
  readonly set: (at: number) => void
}

/**
 * Follows the clock instead of trusting a delay: timers stop while a machine sleeps, and delays of
 * more than 24 days overflow. While a time is set it rings at least every half minute. `jumpMs` says by
 * how much the clock has moved beyond what was waited for; 0 where a busy page explains it.
 */
export function createAlarm(clock: Clock, onRing: (jumpMs: number) => void): Alarm {
  let timer: Timer | undefined
  return {
    set: (at) => {
      clock.clearTimeout(timer)
      if (at === Infinity) return
      const start = clock.now()
      const wait = Math.min(Math.max(at - start, 0), slice)
      timer = clock.setTimeout(() => {
        const jump = clock.now() - start - wait
        onRing(Math.abs(jump) > tolerance ? jump : 0)
      }, wait)
    },
  }
}
