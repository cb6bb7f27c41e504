import type { Clock } from '@vestibule/base/clock'

/** The alarm reads the clock at least this often, in milliseconds, while it is set. */
const slice = 30_000
/**
 * If a timer fires more than this late, in milliseconds, the alarm concludes that the machine slept or the clock was
 * set.
 */
const tolerance = 5_000

export interface Alarm {
  /**
   * Makes the alarm ring once at the time `at`: at once if that is past, never for `Infinity`. Replaces an earlier
   * `set`.
   */
  readonly set: (at: number) => void
}

/**
 * Makes an alarm that rings at a time of the clock. One long timer would not do: timers stop while a machine sleeps,
 * and delays of more than 24 days overflow. So the alarm reads the clock at least every half minute, and calls `onRing`
 * each time. `jumpMs` is how much further the clock has moved than the timer waited; 0 for a small delay, as on a busy
 * page.
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
