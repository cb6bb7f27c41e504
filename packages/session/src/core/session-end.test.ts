import { accessOf } from '@vestibule/session'
import { describe, expect, test } from 'vitest'
import {
  banner,
  createWorld,
  dismissed,
  hour,
  minute,
  nextOf,
  second,
} from '../internal/session-world.ts'

describe('a dismissal', () => {
  test('hides the warning of this session in every tab, for good', async () => {
    const { browser, open, sessionOf, phaseOf, comeBack } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const [first, second] = [await open('/'), await open('/device')]
    await comeBack(second)
    sessionOf(first).dismiss()
    expect(phaseOf(first)).toEqual(dismissed)
    expect(phaseOf(second)).toEqual(dismissed)
    await comeBack(second)
    expect(phaseOf(second)).toEqual(dismissed)
    expect(phaseOf(await open('/support'))).toEqual(dismissed)
  })

  test('does not hide the end', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    sessionOf(tab).dismiss()
    await browser.advance(30 * minute + second)
    expect(phaseOf(tab)).toEqual({ status: 'expired', reason: 'ended' })
  })

  test.each([
    ['another user', 'jonas', 0],
    ['another session', 'ines', 5 * minute],
  ])('does not hide the warning of %s', async (_, id, longer) => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    sessionOf(await open()).dismiss()
    browser.platform.signIn({ id }, 30 * minute + longer)
    expect(phaseOf(await open())).toEqual(banner)
  })

  test.each(['blocked', 'full'] as const)('holds in its tab with %s storage', async (mode) => {
    const { browser, open, sessionOf, phaseOf, comeBack } = createWorld()
    browser.storage.mode = mode
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    sessionOf(tab).dismiss()
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual(dismissed)
  })

  test('survives nonsense in the storage', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    for (const text of ['', '{', 'null', '[]', '{"endsAtMs":"soon"}']) {
      browser.storage.of({}).setItem('vestibule.dismissed.portal.example', text)
      browser.storage.of({}).setItem('vestibule.login.portal.example', text)
      expect(phaseOf(await open())).toEqual(banner)
    }
  })
})

describe('the end', () => {
  test('is what the server says: a session that goes on is not ended by a clock', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    await browser.advance(30 * minute + second)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
  })

  test('waits for the network', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    browser.platform.offline = true
    await browser.advance(31 * minute)
    expect(phaseOf(tab)).toEqual(banner)
    browser.platform.offline = false
    await browser.advance(10 * second)
    expect(phaseOf(tab)).toEqual({ status: 'expired', reason: 'ended' })
  })

  test('is seen at the next refused call', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    const tab = await open()
    browser.platform.signOut()
    await accessOf(sessionOf(tab)).resources.reload({ cache: false })
    expect(phaseOf(tab)).toEqual({ status: 'expired', reason: 'unauthorized' })
  })

  test('is reached by a hidden tab too', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const tab = await open()
    tab.hide()
    await browser.advance(31 * minute)
    expect(phaseOf(tab)).toEqual({ status: 'expired', reason: 'ended' })
  })

  test('that was slept through shows no warning first', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 3 * hour)
    const tab = await open()
    const seen: unknown[] = []
    sessionOf(tab).store.subscribe(({ phase }) => seen.push(phase))
    await browser.sleep(5 * hour)
    await browser.advance(30 * second)
    expect(phaseOf(tab)).toEqual({ status: 'expired', reason: 'ended' })
    expect(seen).not.toContainEqual(banner)
  })
})

describe('without a session', () => {
  test('the page leaves for the sign-in page and back', async () => {
    const { browser, open } = createWorld()
    const tab = await open('/dv/lung/notes?q=a%20b#top')
    await browser.advance(0)
    expect(tab.address).toBe('/auth/signin/?next=%2Fdv%2Flung%2Fnotes%3Fq%3Da%2520b%23top')
    expect(nextOf(tab)).toBe('/dv/lung/notes?q=a%20b#top')
  })

  test('signing out ends the session in every tab', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    const [first, second] = [await open('/'), await open('/device')]
    await expect(sessionOf(first).signOut()).resolves.toEqual({ kind: 'signedOut' })
    await browser.advance(0)
    expect(first.address).toBe('/auth/signin/?next=%2F')
    expect(phaseOf(second)).toEqual({ status: 'expired', reason: 'signedOut' })
  })

  test('a sign-out that fails changes nothing', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    const tab = await open('/')
    browser.platform.offline = true
    await expect(sessionOf(tab).signOut()).resolves.toMatchObject({ kind: 'failed' })
    expect(tab.address).toBe('/')
    expect(phaseOf(tab)).toEqual({ status: 'active' })
  })
})
