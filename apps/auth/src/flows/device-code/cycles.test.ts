import { expect, it } from 'vitest'
import { maxCycles, nextMoment, placeAt } from './cycles.ts'

const start = 1_000_000
const at = (seconds: number) => placeAt(start, start + seconds * 1000)

it.each([
  [0, 'counting', 1, 30],
  [29.999, 'counting', 1, 30],
  [30, 'pause', 1, 32],
  [31.999, 'pause', 1, 32],
  [32, 'counting', 2, 62],
  [8 * 32, 'counting', 9, 8 * 32 + 30],
  [9 * 32 - 0.001, 'pause', maxCycles, 9 * 32],
])('%d s after it was registered a code is %s in cycle %d until %d s', (seconds, ...expected) => {
  const [phase, cycle, end] = expected
  expect(at(seconds)).toEqual({ phase, cycle, endsAt: start + end * 1000 })
})

it('is over after nine cycles, and begins again for a clock that was set back', () => {
  expect(at(9 * 32)).toEqual({ phase: 'over' })
  expect(at(-500)).toEqual(at(0))
})

it('is looked at every five seconds of a countdown, and at the end of each phase', () => {
  const moments: number[] = []
  for (let now = start; ;) {
    const place = placeAt(start, now)
    if (place.phase === 'over') break
    now = nextMoment(place, now)
    moments.push((now - start) / 1000)
  }
  expect(moments.slice(0, 9)).toEqual([5, 10, 15, 20, 25, 30, 32, 37, 42])
  expect(moments).toHaveLength(9 * 7)
})
