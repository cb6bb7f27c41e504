import type { Organization } from '@vestibule/api-client/contract'

/** Why a session is over: its time ran out, the server refused a call, or the user signed out. */
export type ExpiryReason = 'ended' | 'unauthorized' | 'signedOut'

/**
 * How the session differs from this page's: another user, or the same user acting for another customer or for none.
 */
export type UserChange = 'user' | 'actingFor'

/** How the warning before the end is shown. */
export type Warning = 'banner' | 'modal' | 'dismissed'

/** The phase of a session. There is only one at a time, so two modals can never show together. */
export type Phase =
  /** The server has not answered yet. */
  | { readonly status: 'unknown' }
  /** There is no session: the page leaves for the sign-in page. */
  | { readonly status: 'signedOut' }
  /** Signed in; more than the threshold is left, or the end is unknown. */
  | { readonly status: 'active' }
  /** Signed in, with no more than the threshold left. */
  | { readonly status: 'expiring'; readonly warning: Warning }
  /** The session is over. The page stays under a modal that only a new sign-in closes. */
  | { readonly status: 'expired'; readonly reason: ExpiryReason }
  /** Signed in again: the page reloads at `reloadAtMs`, on the clock of this device. */
  | { readonly status: 'restored'; readonly reloadAtMs: number; readonly change: UserChange | null }
  /**
   * The session is no longer that of this page: someone else has signed in, or the user acts for another customer.
   * The page holds unsaved work, or has tried to write: it reloads only when the user chooses so.
   */
  | { readonly status: 'otherUser'; readonly change: UserChange }
  /**
   * This tab was opened only to sign in. `done`: it has signed in, told the other tabs, and tried to close itself.
   */
  | { readonly status: 'signInTab'; readonly done: boolean }

/** The sign-in that this tab has asked for. */
export type SignInRequest = 'none' | 'requested' | 'blocked'

/** Why the session asks the server. */
export type Trigger = 'check' | 'return' | 'end' | 'signIn' | 'signOut'

/** Everything that the machine knows of the session. Times are in milliseconds. */
export interface SessionState {
  readonly phase: Phase
  /** The end of the session on the server's clock; null while it is not known. */
  readonly endsAtMs: number | null
  /** Server's clock minus this device's. */
  readonly skewMs: number
  /** The user of this page; null while unknown. */
  readonly userId: string | null
  /** The customer for whom this page acts; null for none, undefined while unknown. */
  readonly actingFor: Organization | null | undefined
  readonly signInRequest: SignInRequest
  /** When a new sign-in last gave this page back to its user, on this device's clock. */
  readonly restoredAtMs: number | null
  /** When to ask the server next, on this device's clock. */
  readonly checkAtMs: number
  /** The request in flight; null if there is none. Answers to earlier requests are ignored (see `turn`). */
  readonly asking: { readonly trigger: Trigger; readonly since: number } | null
  readonly turn: number
  readonly visible: boolean
  /**
   * The session is locked, because nobody has used it: the page is covered, whatever its phase, until its user is known
   * to be there again.
   */
  readonly locked: boolean
  /** When the session is locked unless somebody uses it, on the server's clock; null: never. */
  readonly locksAtMs: number | null
  /** What is wrong with the backend's answers, told to its developers; null if nothing is. */
  readonly problem: string | null
}

/** Remaining time at which the warning starts, in milliseconds. */
export const warningThreshold = 3_600_000
/** Time between two checks of a visible tab, in milliseconds. */
export const checkInterval = 3_600_000
/** Time from 'Login Successful' to the reload, in milliseconds. */
export const reloadDelay = 500
/** Time until a failed check is retried, in milliseconds. */
export const retryInterval = 60_000
/** Retry time when the session should be over but the server cannot be asked, in milliseconds. */
export const endRetryInterval = 10_000
/**
 * With a request in flight, the warning waits this long for the answer, in milliseconds, so that it does not flash.
 */
export const askingGrace = 2_000

export const initialSessionState: SessionState = {
  phase: { status: 'unknown' },
  endsAtMs: null,
  skewMs: 0,
  userId: null,
  actingFor: undefined,
  signInRequest: 'none',
  restoredAtMs: null,
  checkAtMs: 0,
  asking: null,
  turn: 0,
  visible: true,
  locked: false,
  locksAtMs: null,
  problem: null,
}

/** Whether someone is signed in, as far as this page knows. */
export function isLive({ status }: Phase): boolean {
  return status === 'active' || status === 'expiring'
}

/** Whether the session of this page's user is over and the page waits for a new one. */
export function isOver({ status }: Phase): boolean {
  return status === 'expired' || status === 'otherUser'
}

/** Whether the page is about to leave, or has done what it was opened for. */
export function isLeaving(phase: Phase): boolean {
  const { status } = phase
  return status === 'signedOut' || status === 'restored' || (status === 'signInTab' && phase.done)
}

/** Milliseconds until the session ends, never negative; null while the end is not known. */
export function timeLeftMs(
  state: Pick<SessionState, 'endsAtMs' | 'skewMs'>,
  now: number,
): number | null {
  return state.endsAtMs === null ? null : Math.max(0, state.endsAtMs - (now + state.skewMs))
}

/**
 * When to ask the server next, or to reload the page, on this device's clock; `Infinity`: only after another event.
 */
export function checkTime({ phase, visible, checkAtMs, endsAtMs, skewMs }: SessionState): number {
  if (phase.status === 'restored') return phase.reloadAtMs
  if (isLeaving(phase)) return Infinity
  if (visible) return checkAtMs
  // A hidden tab asks only once the session should be over.
  return isLive(phase) && endsAtMs !== null ? Math.max(checkAtMs, endsAtMs - skewMs) : Infinity
}

/** When to raise the next warning, on this device's clock; `Infinity` for none. */
export function warningTime(state: SessionState): number {
  if (state.phase.status !== 'active' || state.endsAtMs === null) return Infinity
  const graceEnd = state.asking ? state.asking.since + askingGrace : 0
  return Math.max(state.endsAtMs - state.skewMs - warningThreshold, graceEnd)
}

/**
 * Milliseconds that the page waits after the lock before it asks the server, whose clock is only known to the second.
 */
const lockMargin = 1000

/** When to ask the server whether the session is locked, on this device's clock; `Infinity`: not now. */
export function lockTime({ phase, locked, locksAtMs, skewMs, asking }: SessionState): number {
  return locked || asking || locksAtMs === null || isLeaving(phase)
    ? Infinity
    : locksAtMs - skewMs + lockMargin
}

/** When the machine must look at the clock next; `Infinity`: only after another event. */
export function nextDue(state: SessionState): number {
  return Math.min(checkTime(state), warningTime(state), lockTime(state))
}
