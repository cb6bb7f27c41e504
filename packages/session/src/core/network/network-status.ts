import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { browserWindow, type EventTargetLike } from '../session-window.ts'

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

/** Downlink below which a connection is slow, in megabits per second. */
export const slowDownlink = 1

/** What to tell the user. `online` where the browser does not say how fast the network is. */
export function networkQuality({ isOnline, downlink }: NetworkState): NetworkQuality {
  if (!isOnline) return 'offline'
  return downlink !== null && downlink < slowDownlink ? 'slow' : 'online'
}

/** `navigator.connection`, which not every browser has. */
interface NetworkInformation extends EventTargetLike {
  readonly type?: string
  readonly effectiveType?: string
  readonly downlink?: number
}

/** What the network status uses of a window. */
export interface NetworkWindow extends EventTargetLike {
  readonly navigator: { readonly onLine: boolean; readonly connection?: NetworkInformation }
}

/** Follows the network of a page. */
export interface NetworkStatus {
  /** Online until the browser has been asked. */
  readonly store: ReadonlyStore<NetworkState>
  /** Returns a function that stops. */
  readonly start: () => () => void
}

/**
 * Follows the network of a page; online until it is started.
 *
 * @param window Default: the page's; on a server there is none, and nothing starts.
 */
export function createNetworkStatus(window?: NetworkWindow): NetworkStatus {
  const store = createStore<NetworkState>(() => stateOf(true))

  function start() {
    const source = window ?? (browserWindow() as NetworkWindow | undefined)
    if (!source) return () => {}
    const stopping = new AbortController()
    const { signal } = stopping
    const { connection } = source.navigator
    const read = () => store.setState(stateOf(source.navigator.onLine, connection))
    source.addEventListener('online', read, { signal })
    source.addEventListener('offline', read, { signal })
    connection?.addEventListener('change', read, { signal })
    read()
    return () => stopping.abort()
  }

  return { store: readonlyStore(store), start }
}

function stateOf(isOnline: boolean, connection?: NetworkInformation): NetworkState {
  return {
    isOnline,
    type: connection?.type ?? null,
    effectiveType: connection?.effectiveType ?? null,
    downlink: connection?.downlink ?? null,
  }
}
