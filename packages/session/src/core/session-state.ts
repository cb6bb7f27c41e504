import type { Organization } from '@vestibule/api-client/contract'

/** Why a session is over: its time ran out, the server refused a call, or someone signed out. */
export type ExpiryReason = 'ended' | 'unauthorized' | 'signedOut'

/** What is different about the session now: it is another user's, or acts for another customer or for none. */
export type UserChange = 'user' | 'actingFor'

/** How the coming end is shown. */
export type Warning = 'banner' | 'modal' | 'dismissed'

/** Where the session stands. One at a time, so that two modals cannot meet. */
export type Phase =
  /** The server has not answered yet. */
  | { readonly status: 'unknown' }
  /** There is no session: the page leaves for the sign-in page. */
  | { readonly status: 'signedOut' }
  /** Signed in, with more than the threshold left or an end that is not known. */
  | { readonly status: 'active' }
  /** Signed in, with no more than the threshold left. */
  | { readonly status: 'expiring'; readonly warning: Warning }
  /** Over. The page stays, under a modal that only a new sign-in ends. */
  | { readonly status: 'expired'; readonly reason: ExpiryReason }
  /** Signed in again: the page reloads at `reloadAtMs`, on the clock of this device. */
  | { readonly status: 'restored'; readonly reloadAtMs: number; readonly change: UserChange | null }
  /**
   * The session is no longer that of this page: someone else has signed in, or the user acts for another
   * customer. The page holds unsaved work, or has tried to write: only the user reloads it.
   */
  | { readonly status: 'otherUser'; readonly change: UserChange }
  /** This tab was opened only to sign in; `done`: it has, told the others, and asked to be closed. */
  | { readonly status: 'signInTab'; readonly done: boolean }

/** The sign-in that this tab has asked for. */
export type SignInRequest = 'none' | 'requested' | 'blocked'

/** What makes the session ask the server. */
export type Trigger = 'check' | 'return' | 'end' | 'signIn' | 'signOut'

/** All that is known of the session. Times are in milliseconds. */
export interface SessionState {
  readonly phase: Phase
  /** The end of the session on the server's clock; null while it is not known. */
  readonly endsAtMs: number | null
  /** Server's clock minus this device's. */
  readonly skewMs: number
  /** Whose page this is; null while that is not known. */
  readonly userId: string | null
  /** The customer for whom this page acts; undefined while that is not known. */
  readonly actingFor: Organization | null | undefined
  readonly signInRequest: SignInRequest
  /** When this page was last handed back to its user by a new sign-in, on this device's clock. */
  readonly restoredAtMs: number | null
  /** When to ask the server next, on this device's clock. */
  readonly checkAtMs: number
  /** The question that is on its way; answers to earlier ones are ignored. */
  readonly asking: { readonly trigger: Trigger; readonly since: number } | null
  readonly turn: number
  readonly visible: boolean
  /** What is wrong with the backend's answers, for whoever writes its code; null while nothing is. */
  readonly problem: string | null
}

/** Remaining time at which the warning starts, in milliseconds. */
export const warningThreshold = 3_600_000
/** Time between two checks of a visible tab. */
export const checkInterval = 3_600_000
/** Time from 'Login Successful' to the reload. */
export const reloadDelay = 500
/** Time to the next attempt after a check that failed. */
export const retryInterval = 60_000
/** Time to the next attempt when the session should be over and the server cannot be asked. */
export const endRetryInterval = 10_000
/** How long a threshold that is crossed waits for an answer on its way, so that no warning flashes. */
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
  problem: null,
}

/** Someone is signed in, as far as this page knows. */
export function isLive({ status }: Phase): boolean {
  return status === 'active' || status === 'expiring'
}

/** The session of this page's user is over, and the page waits for a new one. */
export function isOver({ status }: Phase): boolean {
  return status === 'expired' || status === 'otherUser'
}

/** The page is on its way out, or has done what it was opened for. */
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
 * When the server is to be asked next, or the page to be reloaded, on this device's clock; `Infinity`
 * for not before something happens.
 */
export function checkTime({ phase, visible, checkAtMs, endsAtMs, skewMs }: SessionState): number {
  if (phase.status === 'restored') return phase.reloadAtMs
  if (isLeaving(phase)) return Infinity
  if (visible) return checkAtMs
  // A hidden tab asks for one thing only: whether the session is over.
  return isLive(phase) && endsAtMs !== null ? Math.max(checkAtMs, endsAtMs - skewMs) : Infinity
}

/** When a warning is to be raised that is not yet, on this device's clock. */
export function warningTime(state: SessionState): number {
  if (state.phase.status !== 'active' || state.endsAtMs === null) return Infinity
  const graceEnd = state.asking ? state.asking.since + askingGrace : 0
  return Math.max(state.endsAtMs - state.skewMs - warningThreshold, graceEnd)
}

/** When the machine has to look at the clock next; `Infinity` for not before something happens. */
export function nextDue(state: SessionState): number {
  return Math.min(checkTime(state), warningTime(state))
}
