import { createSession } from '@vestibule/session'
import { describe, expect, test } from 'vitest'
import { checks, createWorld, hour } from '../internal/session-world.ts'

describe('the checks', () => {
  test('come every hour while the tab is visible, and not while it is hidden', async () => {
    const { browser, open } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 24 * hour)
    const tab = await open()
    expect(checks(browser)).toBe(1)
    await browser.advance(hour)
    expect(checks(browser)).toBe(2)
    tab.hide()
    await browser.advance(5 * hour)
    expect(checks(browser)).toBe(2)
    tab.show()
    await browser.advance(0)
    expect(checks(browser)).toBe(3)
  })

  test('that fail at first do not keep a user out whom the server knows', async () => {
    const { browser, open, phaseOf, stateOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 24 * hour)
    browser.platform.failing.add('getSessionValidity')
    const tab = await open()
    expect(phaseOf(tab)).toEqual({ status: 'active' })
    expect(stateOf(tab)).toMatchObject({ endsAtMs: null, userId: 'ines' })
    browser.platform.failing.clear()
    await browser.advance(60_000)
    expect(stateOf(tab).endsAtMs).toBe(browser.platform.endsAtMs())
  })

  test('that fail altogether are made again after ten seconds', async () => {
    const { browser, open, phaseOf } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 24 * hour)
    browser.platform.offline = true
    const tab = await open()
    expect(phaseOf(tab)).toEqual({ status: 'unknown' })
    browser.platform.offline = false
    await browser.advance(10_000)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
  })

  test('come with the network, and with a page out of the page cache', async () => {
    const { browser, open } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 24 * hour)
    const tab = await open()
    tab.online()
    await browser.advance(0)
    tab.comeBack()
    await browser.advance(0)
    expect(checks(browser)).toBe(3)
  })

  test('are not made below /auth/', async () => {
    const { browser, open, phaseOf } = createWorld()
    const tab = await open('/auth/signin/?next=/')
    await browser.advance(2 * hour)
    expect(browser.platform.counts).toEqual({})
    expect(phaseOf(tab)).toEqual({ status: 'unknown' })
  })

  test('stop with the page', async () => {
    const { browser } = createWorld()
    browser.platform.signIn({ id: 'ines' }, 2 * hour)
    const tab = browser.openTab('/auth/')
    const session = createSession({
      client: browser.platform.connect(),
      window: { ...tab.window, location: { ...tab.window.location, pathname: '/' } },
      clock: tab.clock,
    })
    const stop = session.start()
    await browser.settled()
    stop()
    await browser.advance(2 * hour)
    expect(session.store.getSnapshot().phase).toEqual({ status: 'active' })
    expect(browser.clock.pending).toBe(0)
  })
})

test('a page that comes out of the page cache after signing out is loaded again', async () => {
  const { browser, open, sessionOf, comeBack } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await open()
  // Keep the page in the fake tab, as the browser's page cache does while the tab shows the sign-in page.
  tab.window.location.assign = () => {}
  await sessionOf(tab).signOut()
  await comeBack(tab)
  expect(tab.reloads).toBe(0)
  tab.comeBack()
  expect(tab.reloads).toBe(1)
})
