/** Where the id of the open document is kept. Write one for a router in these three functions. */
export interface UrlState {
  /** The element id in the address, or null. */
  read(): string | null
  /** `push` adds a step to the history, so that Back closes the panel. */
  write(elementId: string | null, how: 'push' | 'replace'): void
  /** Calls back when the address may have changed other than by `write`. */
  subscribe(onChange: () => void): () => void
}

type NavigationHost = Window & { navigation?: EventTarget }

/** The query parameter that names the open document. */
export const defaultQueryParameter = 'doc'

/** What {@link createHistoryUrlState} may be told. */
export interface HistoryUrlStateOptions {
  /** The query parameter that names the open document. Default `doc`. */
  readonly queryParameter?: string
}

/** Keeps the id in a query parameter through the History API, whatever router is used. */
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
      // A router keeps its own data in the state of each entry.
      window.history[`${how}State`](window.history.state, '', url)
    },
    subscribe(onChange) {
      // A router's pushState fires no popstate; the Navigation API, where it exists, tells of both.
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
