import { createStore, type StoreApi } from 'zustand/vanilla'
import { browserWindow, type EventSource } from '../session-window.ts'

/** The network as the browser describes it; null for what it does not say. */
export interface NetworkState {
  readonly isOnline: boolean
  /** `wifi`, `cellular` … */
  readonly type: string | null
  /** `4g`, `3g`, `2g`, `slow-2g`. */
  readonly effectiveType: string | null
  /** Estimated bandwidth in megabits per second. */
  readonly downlink: number | null
}

/** What the user is told of the network. */
export type NetworkQuality = 'online' | 'slow' | 'offline'

/** Downlink below which a connection is slow, in megabits per second (specification of the shell, section 9). */
export const slowDownlink = 1

/** A browser that does not tell its bandwidth is not slow. */
export function networkQuality({ isOnline, downlink }: NetworkState): NetworkQuality {
  if (!isOnline) return 'offline'
  return downlink !== null && downlink < slowDownlink ? 'slow' : 'online'
}

/** `navigator.connection`, which not every browser has. */
interface NetworkInformation extends EventSource {
  readonly type?: string
  readonly effectiveType?: string
  readonly downlink?: number
}

/** What the network status uses of a window. */
export interface NetworkWindow extends EventSource {
  readonly navigator: { readonly onLine: boolean; readonly connection?: NetworkInformation }
}

/** Follows the network of a page. */
export interface NetworkStatus {
  /** Online until the browser has been asked. */
  readonly store: StoreApi<NetworkState>
  /** Returns the way to stop. */
  readonly start: () => () => void
}

/**
 * Follows the network of a page; online until it is started.
 *
 * @param window Default: the page's; on a server there is none, and nothing starts.
 */
export function createNetworkStatus(window?: NetworkWindow): NetworkStatus {
  const store = createStore<NetworkState>()(() => ({
    isOnline: true,
    type: null,
    effectiveType: null,
    downlink: null,
  }))

  function start() {
    const source = window ?? (browserWindow() as NetworkWindow | undefined)
    if (!source) return () => {}
    const stopping = new AbortController()
    const { connection } = source.navigator
    const read = () =>
      store.setState({
        isOnline: source.navigator.onLine,
        type: connection?.type ?? null,
        effectiveType: connection?.effectiveType ?? null,
        downlink: connection?.downlink ?? null,
      })
    source.addEventListener('online', read, { signal: stopping.signal })
    source.addEventListener('offline', read, { signal: stopping.signal })
    if (connection) connection.addEventListener('change', read, { signal: stopping.signal })
    read()
    return () => stopping.abort()
  }

  return { store, start }
}
