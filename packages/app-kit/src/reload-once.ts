/** Two reloads within this time are a loop, not two deployments. */
const loopMs = 30_000
/**
 * For so many milliseconds after the network came back, a failed fetch of code does not mean that the code is gone: the
 * network may not work yet.
 */
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
 * Creates a function that reloads the page and returns true, for code that is gone after a deployment. The function
 * returns false without reloading if the page was reloaded a moment ago, or if there is no network, because the reload
 * would show nothing.
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
      // Without storage a loop of reloads could not be detected.
      return false
    }
    reload()
    return true
  }
}

/** `createReloadOnce` for the page of a browser. */
export function reloadPageOnce(page: Window): () => boolean {
  return createReloadOnce({
    window: page,
    storage: {
      // Access `sessionStorage` only when called: reading the property throws if storage is blocked.
      getItem: (name) => page.sessionStorage.getItem(name),
      setItem: (name, value) => page.sessionStorage.setItem(name, value),
    },
    now: () => Date.now(),
    isOnline: () => page.navigator.onLine,
    reload: () => page.location.reload(),
  })
}
