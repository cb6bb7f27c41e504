import type { Clock } from '../clock.ts'

interface Timer {
  readonly due: number
  readonly run: () => void
}

/**
 * A device clock that tests move by hand. Timers count elapsed time; `now()` shows the clock, which `shift` can set.
 */
export interface FakeClock extends Clock {
  /** How many timers are pending. */
  readonly pending: number
  /**
   * Lets `ms` milliseconds go by, and runs the timers that fire in them. `between` is awaited before the first timer
   * and after each.
   */
  readonly advance: (ms: number, between?: () => Promise<void>) => Promise<void>
  /** The machine sleeps: the clock moves on, but no timer fires. */
  readonly sleep: (ms: number) => void
  /** Somebody, or a time server, sets the clock forwards or back. */
  readonly shift: (ms: number) => void
  /** A clock whose timers fire only at multiples of `stepMs()`, as in hidden tabs; 0 turns that off. */
  readonly throttled: (stepMs: () => number) => Clock
}

/**
 * Makes a device clock that moves only by its methods.
 *
 * @param start The first time it shows, in milliseconds since 1970.
 */
export function createFakeClock(start: number = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let running = 0
  let offset = start
  // The pending timers, in the order in which they were set.
  const timers = new Set<Timer>()

  const now = () => running + offset
  function after(ms: number, run: () => void, step: number): () => void {
    const wanted = running + Math.max(ms, 0)
    const timer = { due: step > 0 ? Math.ceil(wanted / step) * step : wanted, run }
    timers.add(timer)
    return () => void timers.delete(timer)
  }
  /** The timer that fires next; if several are due at the same time, the one that was set first. */
  const next = () =>
    [...timers].reduce<Timer | null>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      null,
    )
  const shift = (ms: number) => {
    offset += ms
  }

  return {
    now,
    after: (ms, run) => after(ms, run, 0),
    get pending() {
      return timers.size
    },
    advance: async (ms, between = async () => {}) => {
      const end = running + ms
      await between()
      for (let timer = next(); timer && timer.due <= end; timer = next()) {
        running = Math.max(running, timer.due)
        timers.delete(timer)
        timer.run()
        await between()
      }
      running = end
    },
    sleep: shift,
    shift,
    throttled: (stepMs) => ({ now, after: (ms, run) => after(ms, run, stepMs()) }),
  }
}
