/** Two reloads within this time are a loop, not a new version. */
const loopMs = 30_000
/** A network that has been back for less may carry nothing yet: then a part is not gone. */
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
 * After a deployment the parts of the page that are fetched later are gone. The function that this makes loads the
 * page again, and returns true. It returns false where that would not help: it did not a moment ago, or there is no
 * network, and a page that is there is worth more than none.
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
