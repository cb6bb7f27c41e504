/**
 * Keeps, in the page's address, the id of the element whose document is open. To use a router, implement these three
 * functions.
 */
export interface UrlState {
  /** Returns the element id that the address names; null if it names none. */
  read(): string | null
  /**
   * Writes the id into the address, or removes it for null. `push` adds a history entry, so that the Back button closes
   * the panel.
   */
  write(elementId: string | null, how: 'push' | 'replace'): void
  /**
   * Calls `onChange` when something other than `write` may have changed the address. Returns an unsubscribe function.
   */
  subscribe(onChange: () => void): () => void
}

type NavigationHost = Window & { navigation?: EventTarget }

/** The query parameter that names the open document. */
export const defaultQueryParameter = 'doc'

/** Where {@link createHistoryUrlState} writes the id of the element whose document is open. */
export interface HistoryUrlStateOptions {
  /** The query parameter that names the open document. Default `doc`. */
  readonly queryParameter?: string
}

/**
 * Returns a `UrlState` that keeps the id of the element whose document is open in a query parameter of the address, by
 * the History API. Works with any router.
 */
export function createHistoryUrlState(
  window: Window,
  { queryParameter: parameter = defaultQueryParameter }: HistoryUrlStateOptions = {},
): UrlState {
  const read = () => new URLSearchParams(window.location.search).get(parameter) || null
  return {
    read,
    write(elementId, how) {
      if (elementId === read()) return
      const url = new URL(window.location.href)
      if (elementId === null) url.searchParams.delete(parameter)
      else url.searchParams.set(parameter, elementId)
      // Pass on the current history state, because routers store data in it.
      window.history[`${how}State`](window.history.state, '', url)
    },
    subscribe(onChange) {
      // No `popstate` event follows when a router calls `pushState`. The Navigation API, where supported, also reports
      // `pushState`.
      const { navigation } = window as NavigationHost
      window.addEventListener('popstate', onChange)
      navigation?.addEventListener('currententrychange', onChange)
      return () => {
        window.removeEventListener('popstate', onChange)
        navigation?.removeEventListener('currententrychange', onChange)
      }
    },
  }
}
