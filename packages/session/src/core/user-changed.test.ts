import { createShortUrl, isApiError } from '@vestibule/api-client'
import { accessOf, loadedValue, isExternal, type Session } from '@vestibule/session'
import { describe, expect, test } from 'vitest'
import { createWorld, hour } from '../internal/session-world.ts'

const calder = { id: 'calder', name: 'Calder Oncology Group' }
const write = (session: Session) => createShortUrl(session.client, { url: '/' })
const customerOn = (session: Session) =>
  loadedValue(accessOf(session).profile.getSnapshot())?.impersonating

/** Opens a page whose session knows its user, and has fetched the user's profile. */
async function page() {
  const world = createWorld()
  world.browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await world.open()
  const session = world.sessionOf(tab)
  void accessOf(session).profile.load()
  await world.browser.settled()
  return { ...world, tab, session }
}

describe('someone else signs in behind a page that stays visible', () => {
  test('a write is refused and the page says so at once, whether or not it holds work', async () => {
    const { browser, tab, session, phaseOf } = await page()
    browser.platform.signIn({ id: 'jonas' }, 12 * hour)
    expect(await write(session)).toMatchObject({ kind: 'failed', error: { code: 'user_changed' } })
    await browser.settled()
    expect(phaseOf(tab)).toEqual({ status: 'otherUser', change: 'user' })
    await browser.advance(2 * hour)
    expect(phaseOf(tab)).toEqual({ status: 'otherUser', change: 'user' })
    expect(tab.reloads).toBe(0)
    session.reload()
    expect(tab.reloads).toBe(1)
  })

  test('an answer for them is neither shown nor kept', async () => {
    const { browser, tab, session, phaseOf } = await page()
    browser.platform.signIn({ id: 'jonas' }, 12 * hour)
    const { profile, resources } = accessOf(session)
    await profile.reload({ cache: false })
    await resources.reload({ cache: false })
    expect(profile.getSnapshot().status).toBe('failed')
    expect(resources.getSnapshot().status).toBe('failed')
    expect(isExternal(profile.getSnapshot())).toBe(true)
    expect(phaseOf(tab)).toEqual({ status: 'otherUser', change: 'user' })
  })

  test('the page goes on when its own user is back', async () => {
    const { browser, tab, session, phaseOf, comeBack } = await page()
    session.registerUnsavedWork(() => true)
    browser.platform.signIn({ id: 'jonas' }, 12 * hour)
    await write(session)
    browser.platform.signIn({ id: 'ines' }, 12 * hour)
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
    expect(await write(session)).toMatchObject({ kind: 'created' })
    browser.platform.signIn({ id: 'jonas' }, 12 * hour)
    expect(await write(session)).toMatchObject({ kind: 'failed' })
  })
})

describe('acting for a customer', () => {
  const ways = [
    ['comes to be seen', 'comeBack'],
    ['comes out of the page cache', 'pageshow'],
    ['has its network back', 'online'],
  ] as const
  test.each(ways)('is followed both ways by a tab that %s', async (_, way) => {
    const { browser, tab, sessionOf, comeBack } = await page()
    const returnTo = async () => {
      if (way === 'comeBack') await comeBack(tab)
      else if (way === 'pageshow') tab.comeBack()
      else tab.online()
      await browser.advance(0)
      void accessOf(sessionOf(tab)).profile.load()
      await browser.settled()
    }
    browser.platform.actFor(calder)
    await returnTo()
    expect([tab.reloads, customerOn(sessionOf(tab))]).toEqual([1, calder])
    expect(await write(sessionOf(tab))).toMatchObject({ kind: 'created' })
    browser.platform.actFor(null)
    await returnTo()
    expect([tab.reloads, customerOn(sessionOf(tab))]).toEqual([2, null])
    expect(sessionOf(tab).store.getSnapshot().restoredAtMs).toBeNull()
  })

  test('takes no work with it: the page asks first, and goes on when it is as before', async () => {
    const { browser, tab, session, phaseOf, comeBack } = await page()
    session.registerUnsavedWork(() => true)
    browser.platform.actFor(calder)
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual({ status: 'otherUser', change: 'actingFor' })
    await browser.advance(hour)
    expect([tab.reloads, customerOn(session)]).toEqual([0, null])
    browser.platform.actFor(null)
    await comeBack(tab)
    expect(phaseOf(tab)).toEqual({ status: 'active' })
  })

  test('has a write refused that was meant for oneself, without a return', async () => {
    const { browser, tab, session, phaseOf } = await page()
    browser.platform.actFor(calder)
    const outcome = await write(session)
    expect('error' in outcome && isApiError(outcome.error) && outcome.error.code).toBe(
      'user_changed',
    )
    await browser.settled()
    expect(phaseOf(tab)).toEqual({ status: 'otherUser', change: 'actingFor' })
  })
})

test('a page load asks for the profile once, in a dataset too', async () => {
  const { browser, open, sessionOf } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * hour)
  for (const address of ['/', '/dv/lung/cohort-explorer']) {
    const before = browser.platform.counts['getProfile'] ?? 0
    const tab = await open(address)
    const { profile, resources } = accessOf(sessionOf(tab))
    void profile.load()
    void resources.load()
    await browser.settled()
    expect((browser.platform.counts['getProfile'] ?? 0) - before).toBe(1)
  }
})

test('a check that fails is logged', async () => {
  const { browser, log, open, comeBack, sessionOf } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await open()
  browser.platform.signOut()
  await accessOf(sessionOf(tab)).profile.reload({ cache: false })
  browser.platform.failing.add('getAuthenticated')
  await comeBack(tab)
  expect(log).toContain('Failed to ask whether the user is authenticated')
})
