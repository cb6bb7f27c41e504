import { expect, it } from 'vitest'
import { measureEnds } from '../../../testing/reliability/open-sockets.ts'
import { measureMemory } from '../../../testing/reliability/socket-memory.ts'

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

it('promise 149: 500 sockets and 2 GB hold at most 64 MB of memory', async () => {
  const { passedMiB, heldMiB } = await measureMemory({ sockets: 500, mebibytes: 2048, slow: 20 })
  expect(passedMiB).toBeGreaterThan(1900)
  expect(heldMiB).toBeLessThan(64)
})
