import type { Organization } from '@vestibule/api-client/contract'
import type { SignInRequest, Phase, SessionState } from './session-state.ts'

/** What an app can read about the session. Times are in milliseconds. */
export interface SessionSnapshot {
  readonly phase: Phase
  /** When the session ends, in milliseconds since 1970 on the server's clock; null while that is not known. */
  readonly endsAtMs: number | null
  /** How many milliseconds the server's clock is ahead of this device's. */
  readonly skewMs: number
  /** The user of this page; null while unknown. */
  readonly userId: string | null
  /** The customer for whom this page's user acts; null for none, undefined while unknown. */
  readonly actingFor: Organization | null | undefined
  readonly signInRequest: SignInRequest
  /**
   * When this page's user last signed in again and could go on with the page, in milliseconds since 1970 on this
   * device's clock; null: not yet.
   */
  readonly restoredAtMs: number | null
  /** When the session of a visible tab asks the server next, in milliseconds since 1970 on this device's clock. */
  readonly checkAtMs: number
  /**
   * Whether a request to learn who is signed in has failed and none has succeeded yet: the server could not be reached,
   * or answered wrongly. The session retries by itself.
   */
  readonly isUnreachable: boolean
  /**
   * Whether the tab is visible. Of its own accord, a hidden tab asks the server only when the session should be over or
   * locked.
   */
  readonly visible: boolean
  /**
   * Whether the session is locked because nobody has used it for long. Cover the page, whatever the phase, until this
   * is false again.
   */
  readonly locked: boolean
  /**
   * When the session is locked unless somebody uses it before, in milliseconds since 1970 on the server's clock; null:
   * never.
   */
  readonly locksAtMs: number | null
  /** What is wrong with the backend's answers, for its developers; null if nothing is. */
  readonly problem: string | null
}

/** Returns what apps may read of the state machine's state. */
export function snapshotOf({ asking, turn, ...known }: SessionState): SessionSnapshot {
  const isUnanswered = known.phase.status === 'unknown' && turn > 0 && asking === null
  const isUnreachable = isUnanswered && !known.locked
  return { ...known, isUnreachable }
}
