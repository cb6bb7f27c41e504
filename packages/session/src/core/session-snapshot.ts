import type { Organization } from '@vestibule/api-client/contract'
import type { SignInRequest, Phase, SessionState } from './session-state.ts'

/** What an app can read about the session. Times are in milliseconds. */
export interface SessionSnapshot {
  readonly phase: Phase
  /** The end of the session on the server's clock; null while it is not known. */
  readonly endsAtMs: number | null
  /** The server's clock minus this device's. */
  readonly skewMs: number
  /** The user of this page; null while unknown. */
  readonly userId: string | null
  /** The customer for whom this page acts; null for none, undefined while unknown. */
  readonly actingFor: Organization | null | undefined
  readonly signInRequest: SignInRequest
  /** When a new sign-in last gave this page back to its user, on this device's clock. */
  readonly restoredAtMs: number | null
  /** When the server is next asked about the session, on this device's clock. */
  readonly checkAtMs: number
  /** The server could not be reached yet to learn who is signed in. The session retries by itself. */
  readonly isUnreachable: boolean
  /** Whether the tab is visible. */
  readonly visible: boolean
  /** Nobody has used the session for long: cover the page, whatever its phase, until this is false again. */
  readonly locked: boolean
  /** When the session is locked unless somebody uses it, on the server's clock; null: never. */
  readonly locksAtMs: number | null
  /** What is wrong with the backend's answers, told to its developers; null if nothing is. */
  readonly problem: string | null
}

/** The public part of the machine's state. */
export function snapshotOf({ asking, turn, ...known }: SessionState): SessionSnapshot {
  const isUnanswered = known.phase.status === 'unknown' && turn > 0 && asking === null
  const isUnreachable = isUnanswered && !known.locked
  return { ...known, isUnreachable }
}
