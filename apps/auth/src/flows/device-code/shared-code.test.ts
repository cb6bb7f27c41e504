import { expect, it } from 'vitest'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { createScreenClock } from '@vestibule/app-kit/testing/screen-clock'
import { createSharedCode } from './shared-code.ts'

function twoTabs() {
  const values = new Map<string, string>()
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
  const clock = createScreenClock()
  const tab = () =>
    createSharedCode(
      createSafeStorage(() => storage),
      clock,
    )
  return { one: tab(), two: tab(), clock, storage }
}

it('is the code that a tab has kept, as long as it lives', async () => {
  const { one, two, clock } = twoTabs()
  expect(two.live()).toBeUndefined()
  const code = { code: 'H7Q0M4', startedAt: clock.now() }
  one.keep(code)
  await clock.advance(9 * 32_000 - 1)
  expect(two.live()).toEqual(code)
  await clock.advance(1)
  expect(two.live()).toBeUndefined()
})

it('is forgotten by its own name only', () => {
  const { one, two, clock } = twoTabs()
  one.keep({ code: 'AAAAAA', startedAt: clock.now() })
  two.forget('BBBBBB')
  expect(two.live()?.code).toBe('AAAAAA')
  two.forget('AAAAAA')
  expect(one.live()).toBeUndefined()
})

it.each(['', '{}', 'null', '{"code":"abc","startedAt":1}', '{"code":"ABCDEF","startedAt":1e99}'])(
  'is none where something else is stored: %s',
  (text) => {
    const { one, storage } = twoTabs()
    storage.setItem('device_code', text)
    expect(one.live()).toBeUndefined()
  },
)

it('is dropped if it begins in the future, because the clock was set back', () => {
  const { one, clock } = twoTabs()
  one.keep({ code: 'ABCDEF', startedAt: clock.now() + 2001 })
  expect(one.live()).toBeUndefined()
  // A code that begins two seconds in the future is kept, because the clocks of two tabs may differ by as much.
  one.keep({ code: 'ABCDEF', startedAt: clock.now() + 2000 })
  expect(one.live()?.code).toBe('ABCDEF')
})
