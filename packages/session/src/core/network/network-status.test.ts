import { expect, test, vi } from 'vitest'
import { createNetworkStatus } from '@vestibule/session'
import { patienceMs } from '../../../../../tools/patience.ts'
import { networkQuality } from './network-status.ts'

const state = { isOnline: true, type: null, effectiveType: null, downlink: null }

test.each([
  [{}, 'online'],
  [{ downlink: 1 }, 'online'],
  [{ downlink: 0.9 }, 'slow'],
  [{ downlink: 0 }, 'slow'],
  [{ downlink: 10, isOnline: false }, 'offline'],
  [{ downlink: 0.4, isOnline: false }, 'offline'],
])('%j is %s', (fields, quality) => {
  expect(networkQuality({ ...state, ...fields })).toBe(quality)
})

test('it follows the browser until it is stopped', () => {
  const connection = Object.assign(new EventTarget(), {
    type: 'cellular',
    effectiveType: '3g',
    downlink: 0.7,
  })
  const navigator = { onLine: true, connection }
  const window = Object.assign(new EventTarget(), { navigator })
  const status = createNetworkStatus(window)
  expect(status.store.getSnapshot()).toEqual(state)
  const stop = status.start()
  expect(status.store.getSnapshot()).toEqual({
    isOnline: true,
    type: 'cellular',
    effectiveType: '3g',
    downlink: 0.7,
  })
  connection.downlink = 8
  connection.dispatchEvent(new Event('change'))
  expect(status.store.getSnapshot().downlink).toBe(8)
  navigator.onLine = false
  window.dispatchEvent(new Event('offline'))
  expect(status.store.getSnapshot().isOnline).toBe(false)
  stop()
  navigator.onLine = true
  window.dispatchEvent(new Event('online'))
  expect(status.store.getSnapshot().isOnline).toBe(false)
})

/** A window whose browser says that it is offline. `isThere`: whether the server answers all the same. */
function offlineWindow(isThere: boolean) {
  const server = { isThere, asked: 0 }
  const window = Object.assign(new EventTarget(), {
    navigator: { onLine: false },
    fetch: async () => {
      server.asked += 1
      if (!server.isThere) throw new TypeError('Failed to fetch')
      return new Response()
    },
  })
  return { window, server }
}

test('a browser that says offline is not believed where the server answers', async () => {
  const { window, server } = offlineWindow(true)
  const status = createNetworkStatus(window)
  const seen: boolean[] = []
  status.store.subscribe(() => seen.push(status.store.getSnapshot().isOnline))
  const stop = status.start()
  await expect.poll(() => server.asked).toBe(1)
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).not.toContain(false)
  window.dispatchEvent(new Event('offline'))
  await expect.poll(() => status.store.getSnapshot().isOnline, { timeout: patienceMs }).toBe(true)
  stop()
})

test('one answer, which may have been on its way, is not believed for long', async () => {
  vi.useFakeTimers()
  try {
    const { window, server } = offlineWindow(true)
    const status = createNetworkStatus(window)
    const stop = status.start()
    window.dispatchEvent(new Event('offline'))
    await vi.advanceTimersByTimeAsync(1000)
    expect(status.store.getSnapshot().isOnline).toBe(true)
    server.isThere = false
    await vi.advanceTimersByTimeAsync(10_000)
    expect(status.store.getSnapshot().isOnline).toBe(false)
    server.isThere = true
    await vi.advanceTimersByTimeAsync(60_000)
    expect(status.store.getSnapshot().isOnline).toBe(true)
    expect(server.asked).toBe(4)
    stop()
  } finally {
    vi.useRealTimers()
  }
})

test('it is believed where the server does not answer, until the first call that does', async () => {
  const { window } = offlineWindow(false)
  const status = createNetworkStatus(window)
  const stop = status.start()
  await expect.poll(() => status.store.getSnapshot().isOnline).toBe(false)
  status.answered()
  expect(status.store.getSnapshot().isOnline).toBe(true)
  stop()
})

test('a browser that tells nothing of its network is online', () => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  const status = createNetworkStatus(window)
  status.start()
  expect(networkQuality(status.store.getSnapshot())).toBe('online')
})
