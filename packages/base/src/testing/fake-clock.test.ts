import { expect, it } from 'vitest'
import { createFakeClock } from './fake-clock.ts'

it('calls what falls due, in its order and at its time', async () => {
  const clock = createFakeClock(0)
  const told: [string, number][] = []
  const note = (name: string) => () => void told.push([name, clock.now()])
  clock.after(20, note('second'))
  clock.after(10, () => {
    note('first')()
    clock.after(5, note('made by the first'))
  })
  const cancel = clock.after(12, note('cancelled'))
  cancel()
  clock.after(99, note('later'))
  await clock.advance(20)
  expect(told).toEqual([
    ['first', 10],
    ['made by the first', 15],
    ['second', 20],
  ])
  expect(clock.now()).toBe(20)
})
