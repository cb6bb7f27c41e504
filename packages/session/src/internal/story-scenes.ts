import type { FakeBrowser, FakeTab } from '@vestibule/session/testing'
import { createShortUrl } from '@vestibule/api-client'
import type { Session } from '@vestibule/session'

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** A page in a tab. Its clock moves only when a scene moves it. */
export interface Stage {
  readonly browser: FakeBrowser
  readonly tab: FakeTab
  readonly session: Session
}

type Scene = (stage: Stage) => Promise<void>

async function comeBack({ browser, tab }: Stage) {
  tab.hide()
  tab.show()
  await browser.settled()
}

async function end({ browser }: Stage) {
  await browser.advance(2 * hour)
}

async function signInElsewhere({ browser }: Stage, id: string) {
  browser.platform.signIn({ id }, 12 * hour)
  const record = { status: 'login-successful', nonces: [], at: browser.clock.now() }
  browser.storage.of({}).setItem('vestibule.login.portal.example', JSON.stringify(record))
  await browser.settled()
}

/** Brings a session that ends in two hours into each of the states that the stories show. */
export const scenes = {
  signedIn: async () => {},
  banner: ({ browser }) => browser.advance(hour),
  bannerLastMinute: ({ browser }) => browser.advance(2 * hour - 50 * second),
  bannerPopupBlocked: async ({ browser, session }) => {
    await browser.advance(hour)
    browser.popups = 'blocked'
    session.signIn()
  },
  expiring: async (stage) => {
    await stage.browser.advance(hour + 18 * second)
    await comeBack(stage)
  },
  expiringPopupBlocked: async (stage) => {
    await scenes.expiring(stage)
    stage.browser.popups = 'blocked'
    stage.session.signIn()
  },
  expired: end,
  expiredWithWork: async (stage) => {
    stage.session.registerUnsavedWork(() => true)
    await end(stage)
  },
  expiredPopupBlocked: async (stage) => {
    await scenes.expiredWithWork(stage)
    stage.browser.popups = 'blocked'
    stage.session.signIn()
  },
  otherUser: async (stage) => {
    await scenes.expiredWithWork(stage)
    await signInElsewhere(stage, 'jonas')
  },
  otherCustomer: async (stage) => {
    stage.browser.platform.actFor({ id: 'calder', name: 'Calder Oncology Group' })
    await createShortUrl(stage.session.client, { url: '/' })
    await stage.browser.settled()
  },
  otherCustomerWithWork: async (stage) => {
    stage.session.registerUnsavedWork(() => true)
    await scenes.otherCustomer(stage)
  },
  locked: async ({ browser, session }) => {
    browser.platform.idleLockMs = 15 * minute
    session.check()
    await browser.settled()
    await browser.advance(16 * minute)
  },
  lockedWithWork: async (stage) => {
    stage.session.registerUnsavedWork(() => true)
    await scenes.locked(stage)
  },
  lockedEnded: async (stage) => {
    await scenes.lockedWithWork(stage)
    await end(stage)
  },
  restored: async (stage) => {
    await scenes.expiredWithWork(stage)
    await signInElsewhere(stage, 'ines')
  },
  signInTab: async () => {},
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
