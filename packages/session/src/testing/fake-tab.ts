import type { Clock } from '@vestibule/base/clock'
import type { SessionWindow } from '../core/session-window.ts'
import type { FakeClock } from '@vestibule/base/testing/fake-clock'
import type { FakeStorage } from './fake-storage.ts'

/** Timers of a hidden tab fire once a minute, as in browsers. */
const hiddenStepMs = 60_000

/** A tab of a fake browser. */
export interface FakeTab {
  /** The window of the page that the tab shows now. Pass it to `createSession`. */
  readonly window: SessionWindow
  /**
   * The clock of the page that the tab shows now: its timers are throttled while the tab is hidden, and never fire
   * once the page is left. Pass it to `createSession`.
   */
  readonly clock: Clock
  /** Path, query and fragment that the address bar shows. */
  readonly address: string
  readonly visible: boolean
  readonly closed: boolean
  /** How often the page has reloaded itself. */
  readonly reloads: number
  readonly show: () => void
  readonly hide: () => void
  /** The browser tells this tab that the network is back. */
  readonly online: () => void
  /** The user returns to the page, which the browser has kept whole in its page cache. */
  readonly comeBack: () => void
  /** Somebody presses a key in the page. `byScript`: a script only pretends that. */
  readonly press: (how?: { readonly byScript?: boolean }) => void
  /** Whether the browser would ask the user before it leaves this page. */
  readonly asksBeforeUnload: () => boolean
}

/** What a tab needs of its browser. */
export interface TabSurroundings {
  readonly origin: string
  readonly clock: FakeClock
  readonly storage: FakeStorage
  /** Opens a tab; null where pop-ups are blocked. */
  readonly open: (address: string) => FakeTab | null
  /** Called when a page was loaded in this tab, by navigation or reload. */
  readonly onLoad: (tab: FakeTab) => void
}

export function createFakeTab(first: string, surroundings: TabSurroundings): FakeTab {
  const { origin, clock, storage, open, onLoad } = surroundings
  let url = new URL(first, origin)
  let historyState: unknown = null
  const tabStorage = new Map<string, string>()
  let closed = false
  let reloads = 0
  let visible = true

  function load(address: string) {
    // A reload keeps the state of the history entry; another address has none.
    if (new URL(address, url).href !== url.href) historyState = null
    url = new URL(address, url)
    page = openPage()
    onLoad(tab)
  }
  function setVisible(next: boolean) {
    if (visible === next || closed) return
    visible = next
    page.events.dispatchEvent(new Event('visibilitychange'))
  }

  const throttled = clock.throttled(() => (visible ? 0 : hiddenStepMs))

  /** A page in this tab. Once another page has been loaded, it gets no events and cannot change the tab. */
  function openPage() {
    const events = new EventTarget()
    const keyListeners = new Set<(event: Event) => void>()
    const source: Pick<SessionWindow, 'addEventListener' | 'removeEventListener'> = {
      addEventListener: (...given: Parameters<EventTarget['addEventListener']>) => {
        const [type, listener] = given
        // Keep the listeners for keys apart: a dispatched event is never trusted, and `press` must pass a trusted one.
        if (type === 'keydown') keyListeners.add(listener as (event: Event) => void)
        else events.addEventListener(...given)
      },
      removeEventListener: (...given: Parameters<EventTarget['removeEventListener']>) =>
        events.removeEventListener(...given),
    }
    const whileShown =
      <Given extends unknown[]>(run: (...given: Given) => void) =>
      (...given: Given) => {
        if (page.window === window) run(...given)
      }
    const window: SessionWindow = {
      ...source,
      get localStorage() {
        return storage.of(tab)
      },
      sessionStorage: {
        getItem: (key) => tabStorage.get(key) ?? null,
        setItem: (key, value) => void tabStorage.set(key, value),
        removeItem: (key) => void tabStorage.delete(key),
      },
      location: {
        get pathname() {
          return url.pathname
        },
        get search() {
          return url.search
        },
        get hash() {
          return url.hash
        },
        get hostname() {
          return url.hostname
        },
        assign: whileShown(load),
        replace: whileShown(load),
        reload: whileShown(() => {
          reloads += 1
          load(url.href)
        }),
      },
      history: {
        get state() {
          return historyState
        },
        replaceState: whileShown((state, _unused, address) => {
          historyState = state
          url = new URL(address, url)
        }),
      },
      document: {
        ...source,
        get visibilityState() {
          return visible ? 'visible' : 'hidden'
        },
      },
      open: (address) => (page.window === window ? open(address) : null),
      close: whileShown(() => {
        closed = true
        leaveStorage()
      }),
    }
    return {
      window,
      events,
      keyListeners,
      clock: {
        now: clock.now,
        after: (ms, run) => throttled.after(ms, whileShown(run)),
      } satisfies Clock,
    }
  }
  let page = openPage()
  const tab: FakeTab = {
    get window() {
      return page.window
    },
    get clock() {
      return page.clock
    },
    get address() {
      return url.pathname + url.search + url.hash
    },
    get visible() {
      return visible && !closed
    },
    get closed() {
      return closed
    },
    get reloads() {
      return reloads
    },
    show: () => setVisible(true),
    hide: () => setVisible(false),
    online: () => void page.events.dispatchEvent(new Event('online')),
    comeBack: () =>
      void page.events.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })),
    press: ({ byScript = false } = {}) => {
      const event = { type: 'keydown', isTrusted: !byScript } as KeyboardEvent
      for (const listener of page.keyListeners) listener(event)
    },
    asksBeforeUnload: () =>
      !page.events.dispatchEvent(new Event('beforeunload', { cancelable: true })),
  }
  const leaveStorage = storage.listen(tab, (key) =>
    page.events.dispatchEvent(Object.assign(new Event('storage'), { key })),
  )
  return tab
}
