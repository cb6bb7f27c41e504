/** Two reloads within this time are a loop, not a new version. */
const loopMs = 30_000
/** A network that has been back for less may carry nothing yet: then a part is not gone. */
const settledMs = 10_000
const key = 'vestibule.reloaded-at'

export interface ReloadWorld {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>
  readonly now: () => number
  readonly isOnline: () => boolean
  readonly reload: () => void
}

/**
 * After a deployment the parts of the page that are fetched later are gone. The page is then loaded
 * again, once; if that does not help, the error goes its way, as it does without a network, where the
 * page that is there is worth more than none. Returns the way out.
 */
export function reloadOnNewVersion({
  window,
  storage,
  now,
  isOnline,
  reload,
}: ReloadWorld): () => void {
  let onlineSince = -Infinity
  const onOnline = () => {
    onlineSince = now()
  }
  const onMissingPart = (event: Event) => {
    if (!isOnline() || now() - onlineSince < settledMs) return
    try {
      if (now() - Number(storage.getItem(key) ?? 0) < loopMs) return
      storage.setItem(key, String(now()))
    } catch {
      // Without storage a loop could not be told from a new version.
      return
    }
    event.preventDefault()
    reload()
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('vite:preloadError', onMissingPart)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('vite:preloadError', onMissingPart)
  }
}
