import { createFakeClock, type FakeClock } from '@vestibule/base/testing/fake-clock'
import { createFakePlatform, type FakePlatform } from './fake-platform.ts'
import { createFakeStorage, type FakeStorage } from './fake-storage.ts'
import { createFakeTab, type FakeTab } from './fake-tab.ts'

/** How a {@link FakeBrowser} starts. */
export interface FakeBrowserOptions {
  /** The origin of the pages in all tabs. Default: `https://portal.example`. */
  readonly origin?: string
  /** The time that the device's clock shows at first, in milliseconds since 1970. */
  readonly start?: number
  /** Called whenever a tab loads a page: opened, navigated or reloaded. Start a session here. */
  readonly onLoad?: (tab: FakeTab, platform: FakePlatform) => void
}

/** An in-memory browser: tabs that share a storage and a device clock, and one server. */
export interface FakeBrowser {
  readonly clock: FakeClock
  readonly storage: FakeStorage
  readonly platform: FakePlatform
  /** Every tab that a user or a page has opened, in order. */
  readonly tabs: readonly FakeTab[]
  popups: 'open' | 'blocked'
  readonly openTab: (address: string) => FakeTab
  /** Advances the time, and runs all timers and calls that fall due. */
  readonly advance: (ms: number) => Promise<void>
  /** Lets the machine sleep for this time and wake up; everything that fell due then happens. */
  readonly sleep: (ms: number) => Promise<void>
  /** Sets the device's clock; the server's clock goes on. */
  readonly setClock: (byMs: number) => Promise<void>
  /** Resolves when no call is in flight. */
  readonly settled: () => Promise<void>
}

/** Makes an in-memory browser without a tab and without a session. */
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
