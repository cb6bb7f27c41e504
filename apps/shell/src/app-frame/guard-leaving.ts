import { pageOf } from '../paths/app-of-path.ts'

export interface GuardLeavingOptions {
  readonly window: Window
  /** Pages of this app are no way out. */
  readonly appId: string
  /** Where the page is in the history, as `positionOf` says it. */
  readonly position: () => number
  /** Opens an address by a full navigation. */
  readonly open: (address: string) => void
  /** Asks the user, and does what they were about to do where they agree. */
  readonly ask: (act: () => void) => void
}

/** Marks a button that leaves the page. Links need no mark. */
export const leavesPage = { 'data-leaves': '' }

/**
 * Stops what would leave the page of an app: clicks on links and on buttons that are marked, and Back
 * and Forward. Returns a function that ends it. Closing the tab is guarded by the browser.
 */
export function guardLeaving({
  window,
  appId,
  position,
  open,
  ask,
}: GuardLeavingOptions): () => void {
  const stop = new AbortController()
  const capture = { capture: true, signal: stop.signal }
  const dataset = datasetPart(window.location.pathname)
  const leaves = (url: URL) => {
    if (url.origin !== window.location.origin || datasetPart(url.pathname) !== dataset) return true
    const page = pageOf(url.pathname)
    return page !== appId && !page.startsWith(`${appId}/`)
  }

  const onClick = (event: MouseEvent) => {
    const { ctrlKey, metaKey, shiftKey, altKey, button, target } = event
    if (ctrlKey || metaKey || shiftKey || altKey || button !== 0) return
    if (!(target instanceof Element)) return
    const way = target.closest<HTMLElement>('a[href], [data-leaves]')
    if (!way) return
    if (way instanceof HTMLAnchorElement) {
      if (way.target === '_blank' || way.hasAttribute('download')) return
      if (!leaves(new URL(way.href))) return
    }
    event.preventDefault()
    event.stopPropagation()
    ask(() => {
      stop.abort()
      // A link of a popover that has closed meanwhile no longer does anything by itself.
      if (way.isConnected) way.click()
      else if (way instanceof HTMLAnchorElement) open(way.href)
    })
  }

  let isGoingBack = false
  const onPopState = (event: PopStateEvent) => {
    if (isGoingBack) {
      isGoingBack = false
      event.stopImmediatePropagation()
      return
    }
    if (!leaves(new URL(window.location.href))) return
    const way = positionOf(window) - position()
    if (way === 0) return
    // The router has not seen it yet: the address goes back to where the page is.
    event.stopImmediatePropagation()
    isGoingBack = true
    window.history.go(-way)
    ask(() => {
      stop.abort()
      window.history.go(way)
    })
  }
  window.document.addEventListener('click', onClick, capture)
  window.addEventListener('popstate', onPopState, capture)
  return () => stop.abort()
}

/** The number that the router gives to the entry of the history. */
export function positionOf({ history }: Window): number {
  const state = history.state as { readonly idx?: number } | null
  return state?.idx ?? 0
}

const datasetPart = (pathname: string) => /^\/dv\/[^/]*/.exec(pathname)?.[0] ?? ''
