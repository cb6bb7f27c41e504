import { browserWindow, pathOf, type SessionWindow } from '../session-window.ts'

/** What the user has left on purpose, kept over the navigation that leaving is. */
export interface Departure {
  /** The user is about to go to an address without the dataset of this page. */
  readonly begin: (to: string) => void
  /** Whether the user came to this address by leaving a dataset. */
  readonly ledTo: (path: string) => boolean
}

const key = 'vestibule.dataset-left'

/**
 * Tells a page that was reached by leaving a dataset from one whose address never named any: only the
 * second is taken to a dataset. Session storage carries the path over the navigation; then the entry
 * of the history holds it, so that Reload and Back show the same page again.
 */
export function createDeparture(window: SessionWindow | undefined = browserWindow()): Departure {
  let left: string | null = null
  if (window) {
    const { pathname } = window.location
    const state = window.history.state as Record<string, unknown> | null
    if (
      attempt(() => window.sessionStorage?.getItem(key)) === pathname ||
      state?.[key] === pathname
    ) {
      left = pathname
      window.history.replaceState({ ...state, [key]: pathname }, '', pathOf(window))
    }
    attempt(() => window.sessionStorage?.removeItem(key))
  }
  return {
    begin: (to) => attempt(() => window?.sessionStorage?.setItem(key, pathnameOf(to))),
    ledTo: (path) => left !== null && pathnameOf(path) === left,
  }
}

const pathnameOf = (address: string) => address.replace(/[?#].*$/s, '')

/** Storage may be blocked or full, and then throws at every touch. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
