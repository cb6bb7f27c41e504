import { expect, it, vi } from 'vitest'
import { leavePageCache } from './surroundings.ts'

it.each([
  ['a page from the cache', true, 1],
  ['a page that was just loaded', false, 0],
])('loads anew: %s', (_what, persisted, times) => {
  const target = new EventTarget()
  const reload = vi.fn<() => void>()
  const page = Object.assign(target, { location: { reload } })
  leavePageCache(page as unknown as Window)
  target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  expect(reload).toHaveBeenCalledTimes(times)
})
