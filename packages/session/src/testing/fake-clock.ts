import type { Clock, Timer } from '../core/clock.ts'

interface Pending {
  readonly id: number
  readonly due: number
  readonly run: () => void
}

/** A device clock that moves when told to. Timers count running time; the clock shows another. */
export interface FakeClock extends Clock {
  /** Timers that wait. */
  readonly pending: number
  /** Lets time go by, timers included. `between` is awaited after each timer. */
  readonly advance: (ms: number, between?: () => Promise<void>) => Promise<void>
  /** The machine sleeps: the clock moves on, timers do not. */
  readonly sleep: (ms: number) => void
  /** Someone, or a time server, sets the clock: forwards or back. */
  readonly shift: (ms: number) => void
  /** A clock whose timers fire only on whole steps of `stepMs()`, as those of hidden tabs do; 0 for all. */
  readonly throttled: (stepMs: () => number) => Clock
}

/**
 * Makes a device clock that stands still.
 *
 * @param start The first time it shows, in milliseconds since 1970.
 */
export function createFakeClock(start: number = Date.UTC(2026, 0, 5, 9)): FakeClock {
  let running = 0
  let offset = start
  let lastId = 0
  let timers: Pending[] = []

  const now = () => running + offset
  const clearTimeout = (timer: Timer | undefined) => {
    timers = timers.filter(({ id }) => id !== timer)
  }
  function schedule(run: () => void, ms: number, step: number): number {
    const wanted = running + Math.max(ms, 0)
    const due = step > 0 ? Math.ceil(wanted / step) * step : wanted
    lastId += 1
    timers.push({ id: lastId, due, run })
    return lastId
  }
  /** The next timer to fire; of several at once the one that was set first. */
  const next = () =>
    timers.reduce<Pending | null>(
      (first, timer) => (first && first.due <= timer.due ? first : timer),
      null,
    )

  return {
    now,
    clearTimeout,
    setTimeout: (run, ms) => schedule(run, ms, 0),
    get pending() {
      return timers.length
    },
    advance: async (ms, between = async () => {}) => {
      const end = running + ms
      await between()
      for (let timer = next(); timer && timer.due <= end; timer = next()) {
        running = Math.max(running, timer.due)
        clearTimeout(timer.id)
        timer.run()
        await between()
      }
      running = end
    },
    sleep: (ms) => {
      offset += ms
    },
    shift: (ms) => {
      offset += ms
    },
    throttled: (stepMs) => ({
      now,
      clearTimeout,
      setTimeout: (run, ms) => schedule(run, ms, stepMs()),
    }),
  }
}
