import { covers } from './dismissal.ts'
import type { Facts, SessionEvent } from './session-event.ts'
import {
  afterAnswer,
  afterFailure,
  appraise,
  dismiss,
  end,
  forgetAnswers,
  handOver,
  handBack,
  hideWarning,
  lock,
  stay,
  type Step,
} from './session-rules.ts'
import {
  checkInterval,
  checkTime,
  endRetryInterval,
  isLeaving,
  isLive,
  lockTime,
  timeLeftMs,
  warningTime,
  type Phase,
  type SessionState,
  type Trigger,
} from './session-state.ts'

type Handlers = {
  readonly [Type in SessionEvent['type']]: (
    state: SessionState,
    facts: Facts,
    event: Extract<SessionEvent, { type: Type }>,
  ) => Step
}

type Answered = { readonly turn: number }

/**
 * Wraps the handler of an answer so that it ignores answers to any request but the latest, and answers about a session
 * that is over by now.
 */
function ifCurrent<E extends Answered>(
  handle: (state: SessionState, facts: Facts, event: E) => Step,
) {
  return (state: SessionState, facts: Facts, event: E) =>
    event.turn === state.turn ? handle(state, facts, event) : stay(state)
}

const handlers: Handlers = {
  started: (state, facts, { signInTab, visible }) => {
    const first = state.phase.status === 'unknown'
    const phase: Phase = first && signInTab ? { status: 'signInTab', done: false } : state.phase
    return ask({ ...state, visible, phase, asking: null }, 'check', facts)
  },
  ticked: afterTick,
  returned: (state, facts) => ask({ ...state, visible: true }, 'return', facts),
  unsettled: (state, facts, { setBackMs }) => {
    // If this device's clock was set back, the server's clock is now that much further ahead of it.
    const next = { ...state, skewMs: state.skewMs + setBackMs }
    // Browsers throttle the timers of a hidden tab, which looks as if the machine had slept. Ask nothing then: the tab
    // asks the server when it is shown again.
    return state.visible ? ask(next, 'check', facts) : stay(next)
  },
  hidden: (state) => stay({ ...state, visible: false }),

  sessionRead: ifCurrent(afterAnswer),
  sessionMissing: ifCurrent(end),
  sessionLocked: ifCurrent(lock),
  sessionUnreadable: ifCurrent(afterFailure),
  loggedOut: end,
  // Ask the server whether the session is still locked: the user may have unlocked it after the refused call was sent.
  callLocked: (state, facts) =>
    state.locked || isLeaving(state.phase)
      ? stay(state)
      : ask({ ...state, locked: true }, 'check', facts),
  activityTaken: (state, _facts, { locksAtMs }) => stay({ ...state, locksAtMs }),
  userChanged: (state, _facts, { change }) =>
    isLeaving(state.phase) || state.phase.status === 'signInTab'
      ? stay(state)
      : handOver(state, change),

  // Forget the request in flight: its answer may describe the session before the other tab's sign-in or sign-out.
  otherTabSpoke: (state, facts, word) => ask({ ...state, asking: null }, word.of, facts),

  warningDismissed: (state) => dismiss(state),
  dismissalSeen: (state, { dismissal }) =>
    state.phase.status === 'expiring' && covers(dismissal, state)
      ? stay(hideWarning(state))
      : stay(state),
  loginOpened: (state) => dismiss({ ...state, signInRequest: 'requested' }),
  loginBlocked: (state) => stay({ ...state, signInRequest: 'blocked' }),
  signedOut: (state) => stay({ ...forgetAnswers(state), phase: { status: 'signedOut' } }),
  reloadChosen: (state) =>
    state.phase.status === 'otherUser' ? stay(state, { type: 'reload' }) : stay(state),
}

/**
 * The state machine of a session as one tab sees it. Returns the next state and the effects of an event. A pure
 * function.
 */
export function transition(state: SessionState, event: SessionEvent, facts: Facts): Step {
  const handler = handlers[event.type] as (...given: [SessionState, Facts, SessionEvent]) => Step
  return handler(state, facts, event)
}

/**
 * Returns the step that asks the server for the session. If a request is in flight already, no second one is sent: the
 * answer to the first serves both. If the page is leaving, nothing is asked.
 */
function ask(state: SessionState, trigger: Trigger, { now }: Facts): Step {
  const { phase } = state
  if (isLeaving(phase)) return stay(state)
  const checkAtMs = now + (trigger === 'end' ? endRetryInterval : checkInterval)
  if (state.asking) {
    const asking = trigger === 'return' ? { ...state.asking, trigger } : state.asking
    return stay({ ...state, checkAtMs, asking })
  }
  const turn = state.turn + 1
  const isExpected = isLive(phase) || phase.status === 'unknown'
  const isRoutine = trigger === 'check' || trigger === 'return'
  return stay(
    { ...state, turn, checkAtMs, asking: { trigger, since: now } },
    { type: 'ask', checkSessionFirst: !isExpected || !isRoutine },
  )
}

function afterTick(state: SessionState, facts: Facts): Step {
  const { phase } = state
  const isDue = isLive(phase) && timeLeftMs(state, facts.now) === 0
  if (facts.now >= lockTime(state)) return ask(state, 'check', facts)
  if (facts.now >= warningTime(state)) {
    // If the session should be over but no warning was shown, as when the machine slept, ask the server before showing
    // anything.
    const asks = isDue && !state.asking
    return asks ? ask(state, 'end', facts) : appraise(state, facts, 'check')
  }
  if (facts.now < checkTime(state)) return stay(state)
  if (phase.status === 'restored') {
    // `Infinity` lets the page reload only once. If the user has begun work after signing in, `handBack` does not
    // reload.
    const leaving: SessionState = { ...state, phase: { ...phase, reloadAtMs: Infinity } }
    return handBack(state, facts, phase.change, stay(leaving, { type: 'reload' }))
  }
  return ask(state, isDue ? 'end' : 'check', facts)
}
