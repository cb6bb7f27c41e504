import { act } from '@testing-library/react'
import { createFakeClock, type FakeClock } from '@vestibule/base/testing/fake-clock'

/**
 * A fake clock for rendered screens: while it advances, React renders what is due and everything that follows from
 * it.
 */
export function createScreenClock(start = Date.UTC(2026, 10, 20, 9)): FakeClock {
  const clock = createFakeClock(start)
  // Code that waits for a timer may set the next one only after a few turns of the event loop.
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
  const { advance } = clock
  return Object.assign(clock, { advance: (ms: number) => act(() => advance(ms, turn)) })
}
