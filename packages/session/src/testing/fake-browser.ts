import { createFakeClock, type FakeClock } from '@vestibule/base/testing/fake-clock'
import { createFakePlatform, type FakePlatform } from './fake-platform.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'
import { createFakeTab, type FakeTab } from './fake-tab.ts'

/** How a {@link FakeBrowser} starts. */
export interface FakeBrowserOptions {
  /** Default `https://portal.example`. */
  readonly origin?: string
  /** The first time the device shows, in milliseconds since 1970. */
  readonly start?: number
  /** Runs whenever a tab loads a page: when it opens, navigates or reloads. Start a session here. */
  readonly onLoad?: (tab: FakeTab, platform: FakePlatform) => void
}

/** A browser in memory: tabs that share a storage, on one device clock, before one server. */
export interface FakeBrowser {
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly platform: FakePlatform
  /** Every tab that was opened, by the user or by a page, in order. */
  readonly tabs: readonly FakeTab[]
  popups: 'open' | 'blocked'
  readonly openTab: (address: string) => FakeTab
  /** Time goes by, with all timers and calls that fall into it. */
  readonly advance: (ms: number) => Promise<void>
  /** The machine sleeps, and wakes up; what is due then happens. */
  readonly sleep: (ms: number) => Promise<void>
  /** The clock of the device is set, while the server's goes on. */
  readonly setClock: (byMs: number) => Promise<void>
  /** Waits for the calls on their way. */
  readonly settled: () => Promise<void>
}

/** Makes a browser in memory, without a tab and without a session. */
export function createFakeBrowser(options: FakeBrowserOptions = {}): FakeBrowser {
  const clock = createFakeClock(options.start)
  const storage = createFakeStorage()
  const platform = createFakePlatform(clock)
  const tabs: FakeTab[] = []

  function openTab(address: string): FakeTab {
    const tab = createFakeTab(address, {
      origin: options.origin ?? 'https://portal.example',
      clock,
      storage,
      open: (target) => (browser.popups === 'open' ? openTab(target) : null),
      onLoad: (loaded) => options.onLoad?.(loaded, platform),
    })
    tabs.push(tab)
    options.onLoad?.(tab, platform)
    return tab
  }
  const browser: FakeBrowser = {
    clock,
    storage,
    platform,
    tabs,
    popups: 'open',
    openTab,
    settled: platform.settled,
    advance: async (ms) => {
      await clock.advance(ms, platform.settled)
      await platform.settled()
    },
    sleep: async (ms) => {
      clock.sleep(ms)
      await browser.advance(0)
    },
    setClock: async (byMs) => {
      clock.shift(byMs)
      platform.skewMs -= byMs
      await browser.advance(0)
    },
  }
  return browser
}
