/**
 * If a page that was reloaded because code is missing lacks code again within this time, in milliseconds, reloading
 * does not help. Two deployments are further apart.
 */
const loopMs = 30_000
/**
 * If code cannot be fetched within this time after the network came back, in milliseconds, that does not mean that the
 * server no longer has it: the network may not work yet.
 */
const settledMs = 10_000
const key = 'vestibule.reloaded-at'

export interface ReloadWorld {
  readonly window: Pick<Window, 'addEventListener'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly reload: () => void
}

/**
 * Creates a function for code of the app that the server no longer has after a deployment. Call it only if the server
 * can be reached, because a reload would otherwise lose the page. The function reloads the page and returns true. It
 * returns false without reloading if the page was reloaded a moment ago, or if the network has just come back.
 */
export function createReloadOnce({ window, storage, now, reload }: ReloadWorld): () => boolean {
  let onlineSince = -Infinity
  let isReloading = false
  window.addEventListener('online', () => {
    onlineSince = now()
  })
  return () => {
    if (isReloading) return true
    if (now() - onlineSince < settledMs) return false
    try {
      if (now() - Number(storage.getItem(key) ?? 0) < loopMs) return false
      storage.setItem(key, String(now()))
    } catch {
      // Do not reload: without storage the page cannot notice that it has just been reloaded, and would reload forever.
      return false
    }
    isReloading = true
    reload()
    return true
  }
}

/** Calls `createReloadOnce` with the storage and the clock of a browser's page. */
export function reloadPageOnce(page: Window): () => boolean {
  return createReloadOnce({
    window: page,
    storage: {
      // Access `sessionStorage` only when called: reading the property throws if storage is blocked.
      getItem: (name) => page.sessionStorage.getItem(name),
      setItem: (name, value) => page.sessionStorage.setItem(name, value),
    },
    now: () => Date.now(),
    reload: () => page.location.reload(),
  })
}
