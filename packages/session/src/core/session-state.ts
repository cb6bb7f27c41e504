import type { Organization } from '@vestibule/api-client/contract'

/**
 * Why a session is over: its time ran out, the server has ended it before that, or the user signed out in another tab.
 */
export type ExpiryReason = 'ended' | 'unauthorized' | 'signedOut'

/**
 * How the session differs from the page: its user is another one, or the same user acts for another customer or for
 * none.
 */
export type UserChange = 'user' | 'actingFor'

/** How the warning before the end of the session is shown. */
export type Warning = 'banner' | 'modal' | 'dismissed'

/** The phase of a session. There is only one at a time, so two modals can never show together. */
export type Phase =
  /** The server has not answered yet whether somebody is signed in. */
  | { readonly status: 'unknown' }
  /** There is no session: the page leaves for the sign-in page. */
  | { readonly status: 'signedOut' }
  /** Somebody is signed in; the session does not end within an hour, or its end is unknown. */
  | { readonly status: 'active' }
  /** Somebody is signed in; the session ends within an hour. */
  | { readonly status: 'expiring'; readonly warning: Warning }
  /** The session is over. The page stays under a modal that only a new sign-in closes. */
  | { readonly status: 'expired'; readonly reason: ExpiryReason }
  /**
   * Somebody has signed in again, or the user now acts for another customer: the page reloads at `reloadAtMs`, in
   * milliseconds since 1970 on the clock of this device. `change` is null for the same user and customer.
   */
  | { readonly status: 'restored'; readonly reloadAtMs: number; readonly change: UserChange | null }
  /**
   * The session is no longer that of this page: someone else has signed in, or the user acts for another customer. The
   * page has unsaved work, or one of its calls has shown the change: it reloads only when the user chooses so.
   */
  | { readonly status: 'otherUser'; readonly change: UserChange }
  /**
   * Another tab opened this tab only to sign in. `done`: the user has signed in here; this tab has told the other tabs,
   * and tried to close itself.
   */
  | { readonly status: 'signInTab'; readonly done: boolean }

/** Whether this tab has opened a tab for signing in, or the browser has blocked it. */
export type SignInRequest = 'none' | 'requested' | 'blocked'

/**
 * Why the state machine asks the server for the session. `check`: at the regular time, or because something made its
 * state doubtful, such as a jump of the clock. `return`: the user has come back to the tab. `end`: the session should
 * be over by now. `signIn`, `signOut`: another tab reports a sign-in or a sign-out; `signIn` also if this tab was
 * unlocked.
 */
export type Trigger = 'check' | 'return' | 'end' | 'signIn' | 'signOut'

/** Everything that the state machine knows of the session. Times are in milliseconds. */
export interface SessionState {
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
  /** When a visible tab asks the server next, in milliseconds since 1970 on this device's clock. */
  readonly checkAtMs: number
  /** The request for the session that is in flight, and when it was sent; null if there is none. */
  readonly asking: { readonly trigger: Trigger; readonly since: number } | null
  /** The number of the latest request. An answer to an earlier one is ignored. */
  readonly turn: number
  readonly visible: boolean
  /**
   * Whether the session is locked because nobody has used it: the page is covered, whatever the phase, until its user
   * unlocks the session.
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

/** How long before the end of the session the warning begins, in milliseconds. */
export const warningThreshold = 3_600_000
/** How often a visible tab asks the server for the session, in milliseconds. */
export const checkInterval = 3_600_000
/** How long the page shows 'Login Successful' before it reloads, in milliseconds. */
export const reloadDelay = 500
/**
 * While somebody is signed in: after how long a failed request for the session is retried, and how often a locked page
 * asks whether the session is unlocked, in milliseconds.
 */
export const retryInterval = 60_000
/**
 * After how long the server is asked again, in milliseconds, if the session is over or should be, or if a request has
 * failed before it was known who is signed in.
 */
export const endRetryInterval = 10_000
/**
 * How long the warning of the session's end is held back at most while the server is asked for the session, in
 * milliseconds: the answer may show that the session ends later.
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

/** Whether this page's user is signed in, as far as the page knows. */
export function isLive({ status }: Phase): boolean {
  return status === 'active' || status === 'expiring'
}

/** Whether the session of this page's user is over and the page waits for a new one. */
export function isOver({ status }: Phase): boolean {
  return status === 'expired' || status === 'otherUser'
}

/** Whether the page is about to reload, to go elsewhere or to close, so that events no longer matter. */
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
 * When the state machine must ask the server next, or reload the page, in milliseconds since 1970 on this device's
 * clock; `Infinity`: only after another event.
 */
export function checkTime({ phase, visible, checkAtMs, endsAtMs, skewMs }: SessionState): number {
  if (phase.status === 'restored') return phase.reloadAtMs
  if (isLeaving(phase)) return Infinity
  if (visible) return checkAtMs
  // A hidden tab asks only when the session should be over, or, by `lockTime`, when it should be locked.
  return isLive(phase) && endsAtMs !== null ? Math.max(checkAtMs, endsAtMs - skewMs) : Infinity
}

/**
 * When the state machine must show the warning before the end of the session, in milliseconds since 1970 on this
 * device's clock; `Infinity`: not now, for instance because it is shown already.
 */
export function warningTime(state: SessionState): number {
  if (state.phase.status !== 'active' || state.endsAtMs === null) return Infinity
  const graceEnd = state.asking ? state.asking.since + askingGrace : 0
  return Math.max(state.endsAtMs - state.skewMs - warningThreshold, graceEnd)
}

/**
 * How long after the time of the lock the page asks the server, in milliseconds: the server's clock is known only to
 * the second, and a request that comes too early would find the session open.
 */
const lockMargin = 1000

/**
 * When the state machine must ask the server whether the session is locked, in milliseconds since 1970 on this device's
 * clock; `Infinity`: not now.
 */
export function lockTime({ phase, locked, locksAtMs, skewMs, asking }: SessionState): number {
  return locked || asking || locksAtMs === null || isLeaving(phase)
    ? Infinity
    : locksAtMs - skewMs + lockMargin
}

/**
 * When the state machine must look at this device's clock next, in milliseconds since 1970; `Infinity`: only after
 * another event.
 */
export function nextDue(state: SessionState): number {
  return Math.min(checkTime(state), warningTime(state), lockTime(state))
}
