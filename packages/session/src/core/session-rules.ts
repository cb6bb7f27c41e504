import { covers } from './dismissal.ts'
import type { Effect, Facts, SessionEvent } from './session-event.ts'
import {
  checkInterval,
  endRetryInterval,
  isLeaving,
  isLive,
  isOver,
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

/** A new state, and what has to be done. */
export interface Step {
  readonly state: SessionState
  readonly effects: readonly Effect[]
}

export const stay = (state: SessionState, ...effects: Effect[]): Step => ({ state, effects })

/**
 * Active, or expiring and how it is shown. `sameSession`: its end was known before, so that coming
 * back to the tab is a later check, not the first.
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

/** The server has said when the session ends, and maybe whose it is. */
export function afterAnswer(state: SessionState, facts: Facts, answer: Answer): Step {
  const { endsAtMs, skewMs } = answer
  const { phase, asking } = state
  const next: SessionState = {
    ...state,
    endsAtMs,
    skewMs,
    userId: state.userId ?? answer.userId,
    actingFor: state.actingFor === undefined ? answer.actingFor : state.actingFor,
    asking: null,
    checkAtMs: facts.now + checkInterval,
    problem: null,
  }
  if (isLeaving(phase)) return stay(state)
  if (phase.status === 'signInTab') {
    return stay({ ...next, phase: { ...phase, done: true } }, { type: 'finishLogin' })
  }
  const sameSession = endsAtMs === state.endsAtMs
  // Nobody's work is handed to whoever signs in next.
  const change = changeOf(isOver(phase) ? state : next, answer)
  const signedInAgain =
    state.signInRequest === 'requested' && state.endsAtMs !== null && !sameSession
  if (isOver(phase) || change || signedInAgain) {
    // Who was told already decides when to reload.
    if (change && phase.status === 'otherUser') return handOver(next, change)
    // Nobody has signed in: there is nothing to say before the page follows the other tab.
    const isSignIn = change !== 'actingFor'
    const reloadAtMs = facts.now + (isSignIn ? reloadDelay : 0)
    const { restoredAtMs } = isSignIn ? { restoredAtMs: facts.now } : state
    const restored = { ...next, login: 'none', restoredAtMs } as const
    const reloading = { ...restored, phase: { status: 'restored', reloadAtMs, change } } as const
    return handBack(change ? next : restored, facts, change, stay(reloading))
  }
  const trigger = asking?.trigger ?? 'check'
  const step = appraise(next, facts, trigger, sameSession)
  return trigger === 'signIn' ? refreshed(step) : step
}

/** Reloads the page, unless that would lose work: it stays for its own user, and waits for anyone else's word. */
export function handBack(
  state: SessionState,
  facts: Facts,
  change: UserChange | null,
  reload: Step,
): Step {
  if (!facts.hasUnsavedWork) return reload
  return change ? handOver(state, change) : refreshed(appraise(state, facts, 'signIn', false))
}

/** The session is no longer that of this page, which waits for the user's word. */
export function handOver(state: SessionState, change: UserChange): Step {
  return stay({ ...forgetAnswers(state), phase: { status: 'otherUser', change } })
}

function changeOf({ userId, actingFor }: SessionState, answer: Answer): UserChange | null {
  if (userId !== answer.userId) return 'user'
  return actingFor?.id === answer.actingFor?.id ? null : 'actingFor'
}

/** The same, with what was cached before the sign-in dropped. */
function refreshed({ state, effects }: Step): Step {
  return stay(state, ...effects, { type: 'refresh' })
}

type Failure = Extract<SessionEvent, { type: 'sessionUnreadable' }>

/** What is known stays known: a failed question hides no warning and ends no session. */
export function afterFailure(state: SessionState, facts: Facts, failure: Failure): Step {
  const { userId, problem } = failure
  const { phase, asking } = state
  const isIn = isLive(phase) || (phase.status === 'unknown' && userId !== null)
  const checkAtMs = facts.now + (isIn ? retryInterval : endRetryInterval)
  const known = { userId: state.userId ?? userId, problem }
  const next: SessionState = { ...state, ...known, checkAtMs, asking: null }
  // No answer is no reason to forget a dismissal.
  return stay(isIn ? appraise(next, facts, asking?.trigger ?? 'check').state : next)
}

/** Answers on their way are about a session that is over. */
export function forgetAnswers(state: SessionState): SessionState {
  return { ...state, turn: state.turn + 1, asking: null }
}

/** There is no session. */
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
