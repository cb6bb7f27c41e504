import type { Clock } from '../platform/clock.ts'

/** A clock that moves only when a test advances it. */
export interface FakeClock extends Clock {
  advance(seconds: number): void
  set(to: Date): void
}

export function fakeClock(start: Date = new Date('2026-03-02T09:00:00Z')): FakeClock {
  let now = start
  return {
    now: () => new Date(now),
    advance(seconds) {
      now = new Date(now.getTime() + seconds * 1000)
    },
    set(to) {
      now = to
    },
  }
}
