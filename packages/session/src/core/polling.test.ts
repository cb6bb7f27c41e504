import { createFakeClock } from '@vestibule/session/testing'
import { expect, test } from 'vitest'
import { startPolling } from '@vestibule/session'

const minute = 60_000

function setUp() {
  const clock = createFakeClock()
  const window = new EventTarget()
  const seen: string[] = []
  const stop = startPolling({
    poll: () => seen.push('poll'),
    onSuspend: () => seen.push('suspended'),
    onResume: () => seen.push('resumed'),
    intervalMs: 2 * minute,
    clock,
    window,
  })
  const act = (type: string) => window.dispatchEvent(new Event(type))
  return { clock, seen, act, stop }
}

test('polling rests after five minutes without anyone', async () => {
  const { clock, seen } = setUp()
  await clock.advance(60 * minute)
  expect(seen).toEqual(['poll', 'poll', 'suspended'])
})

test.each(['pointermove', 'keydown', 'touchstart'])('a %s keeps it going', async (type) => {
  const { clock, seen, act } = setUp()
  await clock.advance(4 * minute)
  act(type)
  await clock.advance(4 * minute)
  expect(seen).toEqual(['poll', 'poll', 'poll', 'poll'])
})

test('the next key wakes it, and what was due is done at once', async () => {
  const { clock, seen, act } = setUp()
  await clock.advance(30 * minute)
  act('keydown')
  expect(seen).toEqual(['poll', 'poll', 'suspended', 'resumed', 'poll'])
  await clock.advance(2 * minute)
  expect(seen).toHaveLength(6)
})

test('a machine that slept wakes up at rest', async () => {
  const { clock, seen } = setUp()
  clock.sleep(60 * minute)
  await clock.advance(minute)
  expect(seen).toEqual(['suspended'])
})

test('stopping leaves no timer behind', async () => {
  const { clock, seen, act, stop } = setUp()
  stop()
  act('keydown')
  await clock.advance(10 * minute)
  expect(seen).toEqual([])
  expect(clock.pending).toBe(0)
})
