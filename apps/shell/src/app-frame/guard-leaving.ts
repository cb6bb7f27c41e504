import { pageOf } from '../paths/app-of-path.ts'

export interface GuardLeavingOptions {
  readonly window: Window
  /** The id of the app. The guard asks no question for links to pages of this app in the same dataset. */
  readonly appId: string
  /** Index of the page's history entry, as returned by `positionOf`. */
  readonly position: () => number
  /** Opens a URL by a full navigation. */
  readonly open: (address: string) => void
  /** Asks the user whether to leave, and calls `act` if they agree. */
  readonly ask: (act: () => void) => void
}

/**
 * Spread these props on a button that leaves the page, so that `guardLeaving` stops it too. Links need no such mark.
 */
export const leavesPage = { 'data-leaves': '' }

/**
 * Guards a page with unsaved work. Stops clicks on links to pages outside of the app and on buttons with `leavesPage`,
 * and Back and Forward out of the app, and asks the user first. Links that open a new tab are not stopped. Returns a
 * function that removes the guard. When the tab is closed, the browser itself asks.
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
      // The user has agreed to leave the page: repeat the click. If the link was in a popover that has closed
      // meanwhile, it is no longer in the document and ignores clicks, so open its URL instead.
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
    // Hide the event from the router and go back to where the page was, so that the URL matches the page again.
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

/** The index that the router has stored in the current history entry. */
export function positionOf({ history }: Window): number {
  const state = history.state as { readonly idx?: number } | null
  return state?.idx ?? 0
}

const datasetPart = (pathname: string) => /^\/dv\/[^/]*/.exec(pathname)?.[0] ?? ''
