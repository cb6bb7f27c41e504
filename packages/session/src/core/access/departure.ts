import { createSafeStorage } from '@vestibule/base/safe-storage'
import { browserWindow, pathOf, type SessionWindow } from '../session-window.ts'

/** Remembers, across the navigation to the next page, that the user has left a dataset on purpose. */
export interface Departure {
  /** Records that the page is about to go to the address `to`, because the user leaves a dataset. */
  readonly begin: (to: string) => void
  /** Whether the user came to this address by leaving a dataset. */
  readonly ledTo: (path: string) => boolean
}

const key = 'vestibule.dataset-left'

/**
 * Creates a record of departures. Without it, a page whose address names no dataset would redirect to one, although the
 * user has just left a dataset to get to that page. Session storage carries the path to the next page, which copies it
 * into its history entry, so that Reload and Back do not redirect either.
 */
export function createDeparture(window: SessionWindow | undefined = browserWindow()): Departure {
  const storage = createSafeStorage(() => window?.sessionStorage)
  let left: string | null = null
  if (window) {
    const { pathname } = window.location
    const state = window.history.state as Record<string, unknown> | null
    if (storage.getItem(key) === pathname || state?.[key] === pathname) {
      left = pathname
      window.history.replaceState({ ...state, [key]: pathname }, '', pathOf(window))
    }
    storage.removeItem(key)
  }
  return {
    begin: (to) => storage.setItem(key, pathnameOf(to)),
    ledTo: (path) => left !== null && pathnameOf(path) === left,
  }
}

const pathnameOf = (address: string) => address.replace(/[?#].*$/s, '')
