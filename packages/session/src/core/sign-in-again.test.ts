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

/** Opens a page in each of so many tabs, and lets their session end. */
async function expiredTabs(count: number) {
  const world = createWorld()
  world.browser.platform.signIn({ id: 'ines' }, 2 * minute)
  const tabs = []
  for (let index = 0; index < count; index++)
    tabs.push(await world.open(`/dv/lung/app${index}?a=1`))
  await world.browser.advance(2 * minute + second)
  return { ...world, tabs, tab: tabs[0]! }
}

describe('Login', () => {
  test('opens the sign-in page in a new tab that leads back to this page', async () => {
    const { browser, tab, sessionOf } = await expiredTabs(1)
    sessionOf(tab).signIn()
    const signInTab = browser.tabs.at(-1)!
    expect(signInTab.address).toMatch(/^\/auth\/signin\/\?next=/)
    expect(nextOf(signInTab)).toMatch(/^\/dv\/lung\/app0\?a=1&session_login=[\d-]+$/)
    expect(tab.address).toBe('/dv/lung/app0?a=1')
  })

  test('the new tab cleans its address, tells the others and closes itself', async () => {
    const { browser, tab, sessionOf, stateOf, finishSignIn } = await expiredTabs(1)
    sessionOf(tab).signIn()
    const signInTab = await finishSignIn('ines')
    expect(signInTab.address).toBe('/dv/lung/app0?a=1')
    expect(signInTab.closed).toBe(true)
    expect(stateOf(signInTab).phase).toEqual({ status: 'signInTab', done: true })
    expect(browser.tabs).toHaveLength(2)
  })

  test('every waiting tab says so and reloads after half a second', async () => {
    const { browser, tabs, tab, sessionOf, stateOf, finishSignIn } = await expiredTabs(3)
    sessionOf(tab).signIn()
    await finishSignIn('ines')
    const restoredAtMs = browser.clock.now()
    for (const waiting of tabs) {
      expect(stateOf(waiting)).toMatchObject({ phase: { status: 'restored' }, restoredAtMs })
    }
    await browser.advance(499)
    expect(tabs.map((waiting) => waiting.reloads)).toEqual([0, 0, 0])
    await browser.advance(1)
    expect(tabs.map((waiting) => waiting.reloads)).toEqual([1, 1, 1])
    for (const waiting of tabs) expect(stateOf(waiting).phase).toEqual({ status: 'active' })
  })

  test('two sign-in tabs at once both find their way', async () => {
    const { browser, tabs, sessionOf, finishSignIn } = await expiredTabs(2)
    for (const tab of tabs) sessionOf(tab).signIn()
    const [, , first, second] = browser.tabs
    await finishSignIn('ines')
    first!.window.location.assign(nextOf(first!))
    await browser.advance(0)
    expect([first!.closed, second!.closed]).toEqual([true, true])
  })

  test('an address with a nonce that nobody asked for opens an ordinary page', async () => {
    const { browser, open, stateOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    const tab = await open(`/device?a=1&session_login=1-2-3-4#x`)
    expect(tab.address).toBe('/device?a=1#x')
    expect(tab.closed).toBe(false)
    expect(stateOf(tab).phase).toEqual({ status: 'active' })
  })

  test('a sign-in tab that comes back without a session asks again', async () => {
    const { browser, tab, sessionOf } = await expiredTabs(1)
    sessionOf(tab).signIn()
    const signInTab = browser.tabs.at(-1)!
    const next = nextOf(signInTab)
    signInTab.window.location.assign(next)
    await browser.advance(0)
    expect(nextOf(signInTab)).toBe(next)
    expect(signInTab.closed).toBe(false)
  })

  test('promise 19: a word from another tab is not believed: the server is asked', async () => {
    const { browser, tab, stateOf } = await expiredTabs(1)
    const record = { status: 'login-successful', nonces: [], at: browser.clock.now() }
    browser.storage.of({}).setItem('vestibule.login.portal.example', JSON.stringify(record))
    await browser.advance(second)
    expect(stateOf(tab).phase).toMatchObject({ status: 'expired' })
    expect(tab.reloads).toBe(0)
  })

  test('a blocked pop-up leaves a link that works in this tab', async () => {
    const { browser, tab, sessionOf, stateOf } = await expiredTabs(1)
    browser.popups = 'blocked'
    sessionOf(tab).signIn()
    expect(stateOf(tab)).toMatchObject({ signInRequest: 'blocked', phase: { status: 'expired' } })
    expect(sessionOf(tab).signInUrl()).toBe('/auth/signin/?next=%2Fdv%2Flung%2Fapp0%3Fa%3D1')
  })

  test.each(['blocked', 'full'] as const)(
    'with %s storage the page is restored when the user comes back to it',
    async (mode) => {
      const { browser, tab, sessionOf, stateOf, finishSignIn, comeBack } = await expiredTabs(1)
      browser.storage.mode = mode
      sessionOf(tab).signIn()
      tab.hide()
      const signInTab = await finishSignIn('ines')
      expect(stateOf(signInTab).phase).toEqual({ status: 'active' })
      await comeBack(tab)
      expect(stateOf(tab).phase).toMatchObject({ status: 'restored' })
    },
  )
})

describe('Login Again', () => {
  test('dismisses the warning everywhere, and the page is restored before its end', async () => {
    const { browser, open, sessionOf, phaseOf, finishSignIn } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    const [tab, other] = [await open('/'), await open('/device')]
    sessionOf(tab).signIn()
    expect([phaseOf(tab), phaseOf(other)]).toEqual([dismissed, dismissed])
    await finishSignIn('ines')
    expect(phaseOf(tab)).toMatchObject({ status: 'restored' })
    expect(phaseOf(other)).toEqual({ status: 'active' })
    await browser.advance(second)
    expect([tab.reloads, other.reloads]).toEqual([1, 0])
  })

  test('leaves the warning where the pop-up was blocked', async () => {
    const { browser, open, sessionOf, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    browser.popups = 'blocked'
    const tab = await open('/')
    sessionOf(tab).signIn()
    expect(phaseOf(tab)).toEqual(banner)
  })
})

describe('unsaved work', () => {
  test('keeps the page for the same user, whose cache is dropped', async () => {
    const { browser, tab, sessionOf, stateOf, finishSignIn } = await expiredTabs(1)
    sessionOf(tab).registerUnsavedWork(() => true)
    void accessOf(sessionOf(tab)).profile.load()
    sessionOf(tab).signIn()
    const asked = browser.platform.counts['getProfile'] ?? 0
    await finishSignIn('ines')
    await browser.advance(5 * second)
    expect(stateOf(tab).phase).toEqual({ status: 'active' })
    expect(tab.reloads).toBe(0)
    expect(browser.platform.counts['getProfile']).toBeGreaterThan(asked)
    browser.platform.signOut()
    await accessOf(sessionOf(tab)).resources.reload({ cache: false })
    expect(stateOf(tab).phase).toMatchObject({ status: 'expired' })
  })

  test('that kept the page ends the sign-in: a session that is extended later is no new sign-in', async () => {
    const { browser, tab, sessionOf, stateOf, finishSignIn, comeBack } = await expiredTabs(1)
    const save = sessionOf(tab).registerUnsavedWork(() => true)
    sessionOf(tab).signIn()
    await finishSignIn('ines')
    const { restoredAtMs } = stateOf(tab)
    save()
    await browser.advance(minute)
    browser.platform.signIn({ id: 'ines' }, 20 * hour)
    await comeBack(tab)
    await browser.advance(second)
    expect(stateOf(tab)).toMatchObject({ phase: { status: 'active' }, restoredAtMs })
    expect(tab.reloads).toBe(0)
  })

  test('that kept the page leaves nothing of a pop-up that was blocked', async () => {
    const { browser, tab, sessionOf, stateOf, comeBack } = await expiredTabs(1)
    sessionOf(tab).registerUnsavedWork(() => true)
    browser.popups = 'blocked'
    sessionOf(tab).signIn()
    browser.platform.signIn({ id: 'ines' }, 8 * hour)
    await comeBack(tab)
    expect(stateOf(tab)).toMatchObject({ phase: { status: 'active' }, signInRequest: 'none' })
  })

  test('keeps the page whose pop-up was blocked before the end, and the next warning knows nothing of it', async () => {
    const { browser, open, sessionOf, stateOf, comeBack } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 30 * minute)
    browser.popups = 'blocked'
    const tab = await open('/')
    sessionOf(tab).registerUnsavedWork(() => true)
    sessionOf(tab).signIn()
    expect(stateOf(tab).signInRequest).toBe('blocked')
    browser.platform.signIn({ id: 'ines' }, 8 * hour)
    await comeBack(tab)
    expect(stateOf(tab)).toMatchObject({ phase: { status: 'active' }, signInRequest: 'none' })
  })

  test('that is begun during the last half second is kept too', async () => {
    const { browser, tab, sessionOf, finishSignIn } = await expiredTabs(1)
    sessionOf(tab).signIn()
    await finishSignIn('ines')
    sessionOf(tab).registerUnsavedWork(() => true)
    await browser.advance(5 * second)
    expect(tab.reloads).toBe(0)
  })

  test('waits for a decision when someone else signs in', async () => {
    const { browser, tab, sessionOf, stateOf, finishSignIn } = await expiredTabs(1)
    sessionOf(tab).registerUnsavedWork(() => true)
    sessionOf(tab).signIn()
    await finishSignIn('jonas')
    await browser.advance(hour)
    expect(stateOf(tab).phase).toEqual({ status: 'otherUser', change: 'user' })
    expect(tab.reloads).toBe(0)
    sessionOf(tab).reload()
    expect(tab.reloads).toBe(1)
  })

  test('is kept when its own user signs in after someone else', async () => {
    const { browser, tab, sessionOf, stateOf, finishSignIn, comeBack } = await expiredTabs(1)
    sessionOf(tab).registerUnsavedWork(() => true)
    sessionOf(tab).signIn()
    await finishSignIn('jonas')
    browser.platform.signIn({ id: 'ines' }, 8 * hour)
    await comeBack(tab)
    expect(stateOf(tab).phase).toEqual({ status: 'active' })
  })

  test('makes the browser ask before the page is left, until it is saved', async () => {
    const { browser, open, sessionOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    const tab = await open()
    const saved = sessionOf(tab).registerUnsavedWork(() => true)
    expect(tab.asksBeforeUnload()).toBe(true)
    saved()
    expect(tab.asksBeforeUnload()).toBe(false)
  })
})

test('a page without work is reloaded when someone else has signed in elsewhere', async () => {
  const { browser, open, comeBack } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await open()
  await browser.advance(minute)
  browser.platform.signIn({ id: 'jonas' }, 12 * hour)
  await comeBack(tab)
  await browser.advance(second)
  expect(tab.reloads).toBe(1)
})
