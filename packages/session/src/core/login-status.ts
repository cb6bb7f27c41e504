import { parseRecord } from './dismissal.ts'
import type { SharedStorage } from './shared-storage.ts'

/** What the tabs tell each other about signing in. */
export type LoginStatusName = 'login-requested' | 'login-successful' | 'signed-out'

interface LoginRecord {
  readonly status: unknown
  readonly nonces: unknown
}

/** How many nonces are stored. Without a limit, nonces of sign-in tabs that were closed early would pile up. */
const keptNonces = 5

/** The login status and the nonces of sign-in tabs, shared by all tabs of a parent domain. */
export interface LoginStatus {
  /**
   * Tells the other tabs. `nonce` is that of the sign-in tab that was requested or has returned.
   * @param at When it happened, in milliseconds on this device's clock.
   */
  readonly write: (status: LoginStatusName, at: number, nonce?: string | null) => void
  /** Whether a tab of this origin waits for the sign-in tab with this nonce. */
  readonly knows: (nonce: string | null) => boolean
  /** Called when another tab writes a status. Returns an unsubscribe function. */
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
