import type { Organization } from '@vestibule/api-client/contract'
import type { SignInRequest, Phase, SessionState } from './session-state.ts'

/** What an app may know of the session. Times are in milliseconds. */
export interface SessionSnapshot {
  readonly phase: Phase
  /** The end of the session on the server's clock; null while it is not known. */
  readonly endsAtMs: number | null
  /** The server's clock minus this device's. */
  readonly skewMs: number
  /** Whose page this is; null while that is not known. */
  readonly userId: string | null
  /** The customer for whom this page acts; undefined while that is not known. */
  readonly actingFor: Organization | null | undefined
  readonly signInRequest: SignInRequest
  /** When this page was last handed back to its user by a new sign-in, on this device's clock. */
  readonly restoredAtMs: number | null
  /** When the server is asked next, on this device's clock. */
  readonly checkAtMs: number
  /** The server could not be asked yet who is signed in. It is asked again. */
  readonly isUnreachable: boolean
  /** Whether the tab is visible. */
  readonly visible: boolean
  /** What is wrong with the backend's answers, for whoever writes its code; null while nothing is. */
  readonly problem: string | null
}

/** The public part of the machine's state. */
export function snapshotOf({ asking, turn, ...known }: SessionState): SessionSnapshot {
  const isUnreachable = known.phase.status === 'unknown' && turn > 0 && asking === null
  return { ...known, isUnreachable }
}
