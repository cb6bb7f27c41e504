import { systemClock, wait } from '@vestibule/base/clock'
import { isReached, type AskingWindow } from '@vestibule/base/reached'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { browserWindow, type EventTargetLike } from '../session-window.ts'

/** The network as the browser describes it; null for values that the browser does not give. */
export interface NetworkState {
  readonly isOnline: boolean
  /** The kind of connection, such as `wifi` or `cellular`. */
  readonly type: string | null
  /** The speed of the connection as the browser classifies it: `4g`, `3g`, `2g` or `slow-2g`. */
  readonly effectiveType: string | null
  /** Estimated bandwidth in megabits per second. */
  readonly downlink: number | null
}

/** What the user is told about the network. */
export type NetworkQuality = 'online' | 'slow' | 'offline'

/** A connection with less downlink than this, in megabits per second, is slow. */
export const slowDownlink = 1

/** What to tell the user about the network. A connection whose speed the browser does not report counts as fast. */
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
export interface NetworkWindow extends EventTargetLike, AskingWindow {
  readonly navigator: { readonly onLine: boolean; readonly connection?: NetworkInformation }
}

/** The network state of a page, kept up to date. */
export interface NetworkStatus {
  /** The state of the network; online until `start` has asked the browser. */
  readonly store: ReadonlyStore<NetworkState>
  /** Starts listening to the browser. Returns a function that stops listening. */
  readonly start: () => () => void
  /**
   * To be called when the server has answered a call. The page then counts as online, even if the browser says that it
   * is offline, until the browser says so again.
   */
  readonly answered: () => void
}

/**
 * While the browser says that it is offline, how long to wait before the page asks its server again, in milliseconds.
 */
const askAgainMs = 10_000
/**
 * How long to wait, in milliseconds, before the page asks its server whether the network is lost, as the browser has just
 * said: until then requests may still get through.
 */
const settleMs = 1000

/**
 * Tracks the network of a page, which counts as online until `start`. Browsers are sometimes wrong when they say that
 * they are offline. So the page then asks its server, after a second and every ten seconds, and counts as online as soon
 * as any call is answered.
 *
 * @param window Default: the page's window. On a server there is none, and `start` does nothing.
 */
export function createNetworkStatus(window?: NetworkWindow): NetworkStatus {
  const store = createStore<NetworkState>(() => stateOf(true))
  /** Whether the page counts as offline: the browser says so, and no call has been answered since. */
  let isOffline = false

  function start() {
    const source = window ?? (browserWindow() as NetworkWindow | undefined)
    if (!source) return () => {}
    const stopping = new AbortController()
    const { signal } = stopping
    const { navigator } = source
    const { connection } = navigator
    const show = () => store.setState(stateOf(!isOffline, connection))
    const set = (offline: boolean) => {
      isOffline = offline
      show()
    }
    let asking = new AbortController()
    /**
     * Asks the server repeatedly while the browser says that it is offline, until it has answered twice in a row: the
     * first answer may have been on its way when the network was lost, of which the browser tells only once.
     */
    async function ask(inMs = 0) {
      asking.abort()
      asking = new AbortController()
      const { signal: isOver } = asking
      await wait(systemClock, inMs, isOver)
      for (let answers = 0; answers < 2 && !isOver.aborted && !navigator.onLine;) {
        const isReachable = await isReached(source!)
        if (isOver.aborted) return
        if (isReachable || !navigator.onLine) set(!isReachable)
        answers = isReachable ? answers + 1 : 0
        await wait(systemClock, askAgainMs, isOver)
      }
    }
    const listen = (target: EventTargetLike, type: string, listener: () => void) =>
      target.addEventListener(type, listener, { signal })
    listen(source, 'online', () => set(false))
    listen(source, 'offline', () => {
      set(true)
      void ask(settleMs)
    })
    if (connection) listen(connection, 'change', show)
    show()
    // If the browser says at the start that it is offline, ask the server before telling the user: the browser may be
    // wrong.
    if (!navigator.onLine) void ask()
    return () => {
      stopping.abort()
      asking.abort()
    }
  }

  const answered = () => {
    isOffline = false
    if (!store.getState().isOnline) store.setState({ isOnline: true })
  }

  return { store: readonlyStore(store), start, answered }
}

function stateOf(isOnline: boolean, connection?: NetworkInformation): NetworkState {
  return {
    isOnline,
    type: connection?.type ?? null,
    effectiveType: connection?.effectiveType ?? null,
    downlink: connection?.downlink ?? null,
  }
}
