import type { Clock } from '../core/clock.ts'

/** A clock that is moved by hand. */
export interface FakeClock extends Clock {
  /** Moves time on, calling what falls due in its order. Milliseconds. */
  advance(duration: number): void
}

/** A clock that stands still until it is moved. */
export function createFakeClock(start = Date.UTC(2026, 0, 1)): FakeClock {
  let now = start
  const timers = new Set<{ due: number; act: () => void }>()

  const nextDueBy = (end: number) =>
    [...timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due)[0]

  return {
    now: () => now,
    after(delay, act) {
      const timer = { due: now + delay, act }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    advance(duration) {
      const end = now + duration
      for (let timer = nextDueBy(end); timer; timer = nextDueBy(end)) {
        timers.delete(timer)
        now = timer.due
        timer.act()
      }
      now = end
    },
  }
}
