import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { browserWindow, type EventTargetLike } from '../session-window.ts'

/** The network as the browser describes it; null for values that the browser does not give. */
export interface NetworkState {
  readonly isOnline: boolean
  /** Such as `wifi` or `cellular`. */
  readonly type: string | null
  /** `4g`, `3g`, `2g` or `slow-2g`. */
  readonly effectiveType: string | null
  /** Estimated bandwidth in megabits per second. */
  readonly downlink: number | null
}

/** What the user is told about the network. */
export type NetworkQuality = 'online' | 'slow' | 'offline'

/** A connection with less downlink than this, in megabits per second, is slow. */
export const slowDownlink = 1

/** What to tell the user about the network. `online` if the browser does not report the speed. */
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

/** The parts of `window` that the network status uses. */
export interface NetworkWindow extends EventTargetLike {
  readonly navigator: { readonly onLine: boolean; readonly connection?: NetworkInformation }
}

/** The network state of a page, kept up to date. */
export interface NetworkStatus {
  /** Online until `start` has asked the browser. */
  readonly store: ReadonlyStore<NetworkState>
  /** Starts listening. Returns a function that stops it. */
  readonly start: () => () => void
}

/**
 * Tracks the network of a page; online until it is started.
 *
 * @param window Default: the page's window. A server has none, and nothing starts there.
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
