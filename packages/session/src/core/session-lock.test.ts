import { getRoles } from '@vestibule/api-client'
import { expect, test } from 'vitest'
import { createWorld, hour, minute, second } from '../internal/session-world.ts'

const idle = 15 * minute

async function setUp(address = '/') {
  const world = createWorld()
  world.browser.platform.idleLockMs = idle
  world.browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await world.open(address)
  const reports = () => world.browser.platform.counts['reportActivity'] ?? 0
  const isLocked = (one = tab) => world.stateOf(one).locked
  return { ...world, tab, reports, isLocked }
}

test('a page that nobody uses is locked soon after its time, and keeps its phase', async () => {
  const { browser, isLocked, phaseOf, tab, reports } = await setUp()
  await browser.advance(idle - second)
  expect(isLocked()).toBe(false)
  await browser.advance(3 * second)
  expect(isLocked()).toBe(true)
  expect(phaseOf(tab)).toEqual({ status: 'active' })
  expect(tab.reloads).toBe(0)
  expect(reports()).toBe(0)
})

test('keys put the lock off, and are reported at most once a minute', async () => {
  const { browser, isLocked, reports, tab } = await setUp()
  for (let n = 0; n < 40; n += 1) {
    tab.press()
    await browser.advance(30 * second)
  }
  expect(isLocked()).toBe(false)
  expect(reports()).toBeGreaterThanOrEqual(19)
  expect(reports()).toBeLessThanOrEqual(21)
  await browser.advance(idle + minute)
  expect(isLocked()).toBe(true)
})

test('the last key counts, also where it was pressed just after a report', async () => {
  const { browser, isLocked, tab } = await setUp()
  tab.press()
  await browser.advance(50 * second)
  tab.press()
  await browser.advance(idle - second)
  expect(isLocked()).toBe(false)
  await browser.advance(2 * minute)
  expect(isLocked()).toBe(true)
})

test('promise 163: scripts, and what the page does by itself, are no use of it', async () => {
  const { browser, isLocked, reports, sessionOf, tab } = await setUp()
  for (let n = 0; n < 20; n += 1) {
    tab.press({ byScript: true })
    sessionOf(tab).check()
    await browser.advance(minute)
  }
  expect(reports()).toBe(0)
  expect(isLocked()).toBe(true)
})

test('without a lock on the platform nothing is ever reported', async () => {
  const { browser, open } = createWorld()
  browser.platform.signIn({ id: 'ines' }, 12 * hour)
  const tab = await open()
  tab.press()
  await browser.advance(hour)
  expect(browser.platform.counts['reportActivity']).toBeUndefined()
})

test('use in one tab keeps the others open; a proof in one unlocks all', async () => {
  const { browser, isLocked, open, sessionOf, tab } = await setUp()
  tab.hide()
  const other = await open('/notes')
  for (let n = 0; n < 20; n += 1) {
    other.press()
    await browser.advance(minute)
  }
  expect([isLocked(tab), isLocked(other)]).toEqual([false, false])
  await browser.advance(idle + 2 * minute)
  expect([isLocked(tab), isLocked(other)]).toEqual([true, true])
  browser.platform.unlock()
  sessionOf(other).reportUnlocked()
  await browser.advance(0)
  expect([isLocked(tab), isLocked(other)]).toEqual([false, false])
})

test('a locked session outlives a reload, and the page waits for the proof instead of leaving', async () => {
  const { browser, isLocked, phaseOf, sessionOf, tab } = await setUp('/notes')
  await browser.advance(idle + minute)
  tab.window.location.reload()
  await browser.settled()
  expect([isLocked(), phaseOf(tab).status, tab.address]).toEqual([true, 'unknown', '/notes'])
  browser.platform.unlock()
  sessionOf(tab).reportUnlocked()
  await browser.advance(0)
  expect([isLocked(), phaseOf(tab).status]).toEqual([false, 'active'])
})

test('a call that is refused locks the page at once, and what was cached goes when it is unlocked', async () => {
  const { browser, isLocked, sessionOf, tab } = await setUp()
  let refreshed = 0
  sessionOf(tab).onSignedInAgain(() => (refreshed += 1))
  browser.clock.sleep(idle)
  await getRoles(sessionOf(tab).client, {}, { cache: false })
  await browser.settled()
  expect(isLocked()).toBe(true)
  browser.platform.unlock()
  sessionOf(tab).reportUnlocked()
  await browser.advance(0)
  expect([isLocked(), refreshed, tab.reloads]).toEqual([false, 1, 0])
})

test('unlocked in a tab of its own, the page goes on with its work', async () => {
  const { browser, isLocked, sessionOf, tab } = await setUp('/notes')
  sessionOf(tab).registerUnsavedWork(() => true)
  await browser.advance(idle + minute)
  sessionOf(tab).signIn()
  const proofTab = browser.tabs.at(-1)!
  const { pathname, searchParams } = new URL(proofTab.address, 'https://portal.example')
  expect(pathname).toBe('/auth/unlock')
  browser.platform.unlock()
  proofTab.window.location.assign(searchParams.get('next') ?? '')
  await browser.advance(0)
  expect([isLocked(), proofTab.closed, tab.reloads]).toEqual([false, true, 0])
})

test('a person who signs in as another never sees the page before it is loaded anew', async () => {
  const { browser, isLocked, phaseOf, sessionOf, tab } = await setUp('/notes')
  sessionOf(tab).registerUnsavedWork(() => true)
  await browser.advance(idle + minute)
  browser.platform.signIn({ id: 'jonas' }, hour)
  sessionOf(tab).check()
  await browser.advance(0)
  expect([isLocked(), phaseOf(tab).status]).toEqual([true, 'otherUser'])
})

test('the end of a locked session leaves the page covered', async () => {
  const { browser, isLocked, phaseOf, tab } = await setUp()
  await browser.advance(idle + minute)
  browser.platform.signOut()
  await browser.advance(2 * minute)
  expect([isLocked(), phaseOf(tab).status]).toEqual([true, 'expired'])
})

test('promise 163: whoever takes the network away does not keep the page open', async () => {
  const { browser, isLocked, tab } = await setUp()
  browser.platform.offline = true
  await browser.advance(idle + minute)
  expect(isLocked()).toBe(true)
  browser.platform.offline = false
  browser.platform.unlock()
  tab.online()
  await browser.advance(0)
  expect(isLocked()).toBe(false)
})
