/** Two reloads within this time are a loop, not a new version. */
const loopMs = 30_000
/** A network that came back less than this ago may not work yet, so that failing to fetch code does not mean that it is gone. */
const settledMs = 10_000
const key = 'vestibule.reloaded-at'

export interface ReloadWorld {
  readonly window: Pick<Window, 'addEventListener'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly reload: () => void
}

/**
 * Makes a function that reloads the page and returns true, for code that is gone after a deployment. It does not reload
 * and returns false if the page was reloaded a moment ago, or if there is no network and the reload would show nothing.
 */
export function createReloadOnce({
  window,
  storage,
  now,
  isOnline,
  reload,
}: ReloadWorld): () => boolean {
  let onlineSince = -Infinity
  window.addEventListener('online', () => {
    onlineSince = now()
  })
  return () => {
    if (!isOnline() || now() - onlineSince < settledMs) return false
    try {
      if (now() - Number(storage.getItem(key) ?? 0) < loopMs) return false
      storage.setItem(key, String(now()))
    } catch {
      // Without storage a loop could not be told from a new version.
      return false
    }
    reload()
    return true
  }
}

/** Of the page in a browser. */
export function reloadPageOnce(page: Window): () => boolean {
  return createReloadOnce({
    window: page,
    storage: {
      // Reading the property itself throws where storage is blocked.
      getItem: (name) => page.sessionStorage.getItem(name),
      setItem: (name, value) => page.sessionStorage.setItem(name, value),
    },
    now: () => Date.now(),
    isOnline: () => page.navigator.onLine,
    reload: () => page.location.reload(),
  })
}
