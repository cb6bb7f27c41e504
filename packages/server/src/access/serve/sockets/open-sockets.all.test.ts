import { expect, it } from 'vitest'
import { measureEnds, measureMemory } from '../../../testing/reliability/open-sockets.ts'

it('promise 148: in real time, by another server, within 10 seconds', async () => {
  const ends = await measureEnds()
  expect(ends.map(({ name, code }) => [name, code])).toEqual([
    ['grant ended', 4403],
    ['signed out', 4401],
    ['account disabled', 4401],
    ['new terms pending', 4403],
  ])
  for (const { seconds } of ends) expect(seconds).toBeLessThan(10)
})

it('promise 149: 500 sockets and 2 GB take at most 64 MB more memory', async () => {
  const { passedMiB, growthMiB } = await measureMemory({ sockets: 500, mebibytes: 2048, slow: 20 })
  expect(passedMiB).toBeGreaterThan(1900)
  expect(growthMiB).toBeLessThan(64)
})
