import { createSession, type Session } from '@vestibule/session'
import { createFakeBrowser, type FakeBrowser, type FakeTab } from '@vestibule/session/testing'

export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute

/** A fake browser in which every page starts a session. */
export function createWorld() {
  const sessions = new Map<FakeTab, Session>()
  const log: string[] = []
  const browser = createFakeBrowser({
    onLoad: (tab, platform) => {
      const session = createSession({
        client: platform.connect(),
        window: tab.window,
        clock: tab.clock,
        log: (message) => log.push(message),
      })
      sessions.set(tab, session)
      session.start()
    },
  })
  const sessionOf = (tab: FakeTab) => sessions.get(tab)!
  const stateOf = (tab: FakeTab) => sessionOf(tab).store.getSnapshot()
  const phaseOf = (tab: FakeTab) => stateOf(tab).phase
  async function open(address = '/') {
    const tab = browser.openTab(address)
    await browser.settled()
    return tab
  }
  async function comeBack(tab: FakeTab) {
    tab.hide()
    tab.show()
    await browser.advance(0)
  }
  /** Completes the sign-in in the tab that was opened last. */
  async function finishSignIn(id: string, ttl = 12 * hour) {
    const signInTab = browser.tabs.at(-1)!
    browser.platform.signIn({ id }, ttl)
    signInTab.window.location.assign(nextOf(signInTab))
    await browser.advance(0)
    return signInTab
  }
  return { browser, log, sessionOf, stateOf, phaseOf, open, comeBack, finishSignIn }
}

/** The `next` parameter of a sign-in page. */
export const nextOf = (tab: FakeTab) =>
  new URL(tab.address, 'https://portal.example').searchParams.get('next')!
/** How many requests have asked for the session. */
export const checks = (browser: FakeBrowser) => browser.platform.counts['getSessionValidity'] ?? 0

export const banner = { status: 'expiring', warning: 'banner' }
export const modal = { status: 'expiring', warning: 'modal' }
export const dismissed = { status: 'expiring', warning: 'dismissed' }
