import { covers } from './dismissal.ts'
import type { Effect, Facts, SessionEvent } from './session-event.ts'
import {
  checkInterval,
  endRetryInterval,
  isLeaving,
  isLive,
  isOver,
  lockTime,
  reloadDelay,
  retryInterval,
  timeLeftMs,
  warningThreshold,
  type ExpiryReason,
  type SessionState,
  type Trigger,
  type UserChange,
  type Warning,
} from './session-state.ts'

/** The result of a transition: the new state and its effects. */
export interface Step {
  readonly state: SessionState
  readonly effects: readonly Effect[]
}

export const stay = (state: SessionState, ...effects: Effect[]): Step => ({ state, effects })

/**
 * Sets the phase: `active`, or `expiring` in the last hour of the session. Chooses how the warning is then shown: not
 * at all if the user has closed it, as a modal if the user has just returned to the tab, otherwise as before or as a
 * banner. `sameSession`: the end of the session is the same as before; a new session begins with the banner.
 */
export function appraise(
  state: SessionState,
  facts: Facts,
  trigger: Trigger,
  sameSession = true,
): Step {
  const left = timeLeftMs(state, facts.now)
  const covered = covers(facts.dismissal, state)
  const isEarly = left === null || left > warningThreshold
  const isStale = facts.dismissal && left !== null && (isEarly || !covered)
  const effects: Effect[] = isStale ? [{ type: 'keepDismissal', dismissal: null }] : []
  if (isEarly) return stay({ ...state, phase: { status: 'active' } }, ...effects)
  const shown = sameSession && state.phase.status === 'expiring' ? state.phase.warning : null
  const fresh: Warning = sameSession && trigger === 'return' ? 'modal' : (shown ?? 'banner')
  const warning = covered || shown === 'dismissed' ? 'dismissed' : fresh
  const checkAtMs =
    left > 0 ? Math.min(state.checkAtMs, facts.now + left) : facts.now + endRetryInterval
  return stay({ ...state, checkAtMs, phase: { status: 'expiring', warning } }, ...effects)
}

type Answer = Extract<SessionEvent, { type: 'sessionRead' }>

/** Handles an answer of the server that says when the session ends, and whose it is. */
export function afterAnswer(state: SessionState, facts: Facts, answer: Answer): Step {
  const { endsAtMs, skewMs } = answer
  const { phase, asking } = state
  const sameSession = endsAtMs === state.endsAtMs
  const known: SessionState = {
    ...state,
    userId: state.userId ?? answer.userId,
    actingFor: state.actingFor === undefined ? answer.actingFor : state.actingFor,
  }
  // If the session has ended and its user is unknown, whoever signs in next counts as another user. Otherwise they
  // would get the unsaved work of the previous user.
  const change = changeOf(isOver(phase) ? state : known, answer)
  const next: SessionState = {
    ...known,
    endsAtMs,
    skewMs,
    locksAtMs: answer.locksAtMs ?? null,
    // Keep the page covered if the session is another user's by now: the page still shows the data of its own user.
    locked: state.locked && change !== null,
    asking: null,
    checkAtMs: facts.now + checkInterval,
    problem: null,
    // With another end this is a new session, for which nobody has opened a sign-in tab.
    signInRequest: sameSession ? state.signInRequest : 'none',
  }
  if (isLeaving(phase)) return stay(state)
  if (phase.status === 'signInTab') {
    return stay({ ...next, phase: { ...phase, done: true } }, { type: 'finishLogin' })
  }
  const signedInAgain =
    state.signInRequest === 'requested' && state.endsAtMs !== null && !sameSession
  if (isOver(phase) || change || signedInAgain) {
    // If the page already shows that another user has signed in, keep showing it: the user decides when to reload.
    if (change && phase.status === 'otherUser') return handOver(next, change)
    // If the same user now acts for another customer, nobody has signed in: show no message and reload at once.
    const isSignIn = change !== 'actingFor'
    const reloadAtMs = facts.now + (isSignIn ? reloadDelay : 0)
    const restoredAtMs = isSignIn ? facts.now : state.restoredAtMs
    const restored: SessionState = { ...next, signInRequest: 'none', restoredAtMs }
    const reloading: SessionState = {
      ...restored,
      phase: { status: 'restored', reloadAtMs, change },
    }
    return handBack(change ? next : restored, facts, change, stay(reloading))
  }
  const trigger = asking?.trigger ?? 'check'
  const step = appraise(next, facts, trigger, sameSession)
  return trigger === 'signIn' || state.locked ? refreshed(step) : step
}

/**
 * Called when somebody has signed in again, or the user now acts for another customer: reloads the page if it has no
 * unsaved work. A page with unsaved work stays: usable for the same user as before, or blocked by a dialog if the user
 * or customer has changed.
 */
export function handBack(
  state: SessionState,
  facts: Facts,
  change: UserChange | null,
  reload: Step,
): Step {
  if (!facts.hasUnsavedWork) return reload
  return change ? handOver(state, change) : refreshed(appraise(state, facts, 'signIn', false))
}

/**
 * For a page whose session now belongs to another user or customer: shows a dialog that says so, and waits until the
 * user chooses to reload.
 */
export function handOver(state: SessionState, change: UserChange): Step {
  return stay({ ...forgetAnswers(state), phase: { status: 'otherUser', change } })
}

function changeOf({ userId, actingFor }: SessionState, answer: Answer): UserChange | null {
  if (userId !== answer.userId) return 'user'
  return actingFor?.id === answer.actingFor?.id ? null : 'actingFor'
}

/** Adds to a step the effect that drops answers that were cached before the sign-in. */
function refreshed({ state, effects }: Step): Step {
  return stay(state, ...effects, { type: 'refresh' })
}

type Failure = Extract<SessionEvent, { type: 'sessionUnreadable' }>

/**
 * Handles a failed request for the session. A failure neither hides a warning nor ends the session; but if the time has
 * come at which an unused session is locked, the page is locked.
 */
export function afterFailure(state: SessionState, facts: Facts, failure: Failure): Step {
  const { userId, problem } = failure
  const { phase, asking } = state
  const isIn = isLive(phase) || (phase.status === 'unknown' && userId !== null)
  const checkAtMs = facts.now + (isIn ? retryInterval : endRetryInterval)
  const known = { userId: state.userId ?? userId, problem }
  const answered: SessionState = { ...state, ...known, checkAtMs, asking: null }
  // Lock the page in time even if the server cannot be asked: otherwise somebody could cut the network to keep it open.
  const next = { ...answered, locked: state.locked || facts.now >= lockTime(answered) }
  // Take only the new state of `appraise`. Its effect would remove the stored note that the user has closed the
  // warning, although the server has not said that this is another session.
  return stay(isIn ? appraise(next, facts, asking?.trigger ?? 'check').state : next)
}

/** Handles the server's answer that the session is locked. */
export function lock(state: SessionState, { now }: Facts): Step {
  if (isLeaving(state.phase)) return stay(state)
  return stay({ ...state, asking: null, locked: true, checkAtMs: now + retryInterval })
}

/**
 * Returns the state in which answers to requests in flight are ignored, because they are about a session that is over.
 */
export function forgetAnswers(state: SessionState): SessionState {
  return { ...state, turn: state.turn + 1, asking: null }
}

/** Handles the server's answer that there is no session, also if the server says so by refusing another call. */
export function end(state: SessionState, facts: Facts): Step {
  const next = forgetAnswers(state)
  const { status } = state.phase
  if (status === 'signedOut' || status === 'expired') return stay(next)
  if ((status === 'unknown' && !facts.hasUnsavedWork) || status === 'signInTab') {
    return stay({ ...next, phase: { status: 'signedOut' } }, { type: 'leave' })
  }
  return stay({ ...next, phase: { status: 'expired', reason: reasonOf(state, facts) } })
}

function reasonOf(state: SessionState, { now }: Facts): ExpiryReason {
  if (state.asking?.trigger === 'signOut') return 'signedOut'
  return timeLeftMs(state, now) === 0 ? 'ended' : 'unauthorized'
}

export function hideWarning(state: SessionState): SessionState {
  return { ...state, phase: { status: 'expiring', warning: 'dismissed' } }
}

/** Hides the warning of this session, in every tab. */
export function dismiss(state: SessionState): Step {
  const { phase, endsAtMs, userId } = state
  if (phase.status !== 'expiring' || phase.warning === 'dismissed') return stay(state)
  return stay(hideWarning(state), { type: 'keepDismissal', dismissal: { endsAtMs, userId } })
}
