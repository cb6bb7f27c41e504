import type { Clock } from '@vestibule/base/clock'

/**
 * The alarm rings after this time at the latest, in milliseconds. Its owner then looks at the clock and sets the alarm
 * again.
 */
const slice = 30_000
/**
 * If the clock has moved by this much more or less than a timer waited, in milliseconds, the alarm concludes that the
 * machine slept or the clock was set.
 */
const tolerance = 5_000

export interface Alarm {
  /**
   * Makes the alarm ring once: at the time `at`, or after half a minute if that is earlier; the caller then looks at
   * the clock and calls `set` again. Rings at once if `at` is past, never for `Infinity`. Replaces an earlier `set`.
   */
  readonly set: (at: number) => void
}

/**
 * Makes an alarm for a time of the clock. One long timer would not do: timers stop while a machine sleeps, and delays
 * of more than 24 days overflow. So the alarm waits at most half a minute and then calls `onRing`, which must call
 * `set` again if the time has not come yet. `jumpMs` is how much further the clock has moved than the timer waited,
 * negative if the clock was set back; 0 for a small difference, as on a busy page.
 */
export function createAlarm(clock: Clock, onRing: (jumpMs: number) => void): Alarm {
  let cancel: (() => void) | undefined
  return {
    set: (at) => {
      cancel?.()
      if (at === Infinity) return
      const start = clock.now()
      const wait = Math.min(Math.max(at - start, 0), slice)
      cancel = clock.after(wait, () => {
        const jump = clock.now() - start - wait
        onRing(Math.abs(jump) > tolerance ? jump : 0)
      })
    },
  }
}
