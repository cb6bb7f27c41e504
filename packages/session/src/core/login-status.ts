import { parseRecord } from './dismissal.ts'
import type { SharedStorage } from './shared-storage.ts'

/**
 * What a tab tells the other tabs: that it has opened a tab to sign in, that the user has signed in or unlocked the
 * session, or that the user has signed out.
 */
export type LoginStatusName = 'login-requested' | 'login-successful' | 'signed-out'

interface LoginRecord {
  readonly status: unknown
  readonly nonces: unknown
}

/**
 * How many nonces of tabs that were opened to sign in are stored. Without a limit, nonces of tabs that the user closed
 * early would pile up.
 */
const keptNonces = 5

/**
 * What the tabs that use one storage and one `parentDomain` share about signing in: the last status, and the nonces
 * that mark the tabs that were opened to sign in.
 */
export interface LoginStatus {
  /**
   * Tells the other tabs a status. `nonce` is that of the sign-in tab that was opened or that has signed in.
   * @param at When that happened, in milliseconds on this device's clock.
   */
  readonly write: (status: LoginStatusName, at: number, nonce?: string | null) => void
  /** Whether a tab of this origin has opened a sign-in tab with this nonce and still waits for it. */
  readonly knows: (nonce: string | null) => boolean
  /** Calls `listener` when another tab writes a status. Returns an unsubscribe function. */
  readonly subscribe: (listener: (status: unknown) => void) => () => void
}

export function createLoginStatus(storage: SharedStorage, key: string): LoginStatus {
  const read = () => parseRecord<LoginRecord>(storage.getItem(key))
  const nonces = (): unknown[] => {
    const stored = read()?.nonces
    return Array.isArray(stored) ? stored : []
  }
  return {
    write: (status, at, nonce) => {
      const others = nonces().filter((other) => other !== nonce)
      const waiting = status === 'login-requested' ? [...others, nonce].slice(-keptNonces) : others
      storage.setItem(key, JSON.stringify({ status, nonces: waiting, at }))
    },
    knows: (nonce) => nonce !== null && nonces().includes(nonce),
    subscribe: (listener) => storage.subscribe(key, () => listener(read()?.status)),
  }
}
