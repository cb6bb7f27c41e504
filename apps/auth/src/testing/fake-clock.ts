import { act } from '@testing-library/react'
import type { Clock } from '../boot/clock.ts'

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves on, and lets everything happen that falls due on the way. */
  readonly advance: (milliseconds: number) => Promise<void>
}

interface Alarm {
  readonly at: number
  readonly ring: () => void
}

export function createFakeClock(start = Date.UTC(2026, 10, 20, 9)): FakeClock {
  let now = start
  let alarms: Alarm[] = []

  async function ringUntil(end: number): Promise<void> {
    const [next] = alarms.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)
    if (!next) return
    alarms = alarms.filter((alarm) => alarm !== next)
    now = Math.max(now, next.at)
    next.ring()
    // What waits for the alarm may set the next one, after a few turns of the loop.
    await new Promise((resolve) => setTimeout(resolve))
    await ringUntil(end)
  }

  return {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        if (milliseconds <= 0) return resolve()
        const alarm = { at: now + milliseconds, ring: resolve }
        alarms.push(alarm)
        signal?.addEventListener('abort', () => {
          alarms = alarms.filter((other) => other !== alarm)
        })
      }),
    advance: (milliseconds) =>
      act(async () => {
        const end = now + milliseconds
        await ringUntil(end)
        now = end
      }),
  }
}
