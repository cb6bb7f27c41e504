import type { Machine, Next } from '@vestibule/base/create-flow'
import type { Problem } from '@vestibule/app-kit/problems/problem'
import { nextMoment, placeAt } from './cycles.ts'
import type { SharedCode } from './shared-code.ts'

/**
 * What the page knows from its last request whether the code was approved. `none`: it has sent none; `trying`: the
 * server has not answered yet; `refused`: the request has failed.
 */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'trying' }
  /** The code is neither approved nor denied yet. The screen says so only if the user has pressed the button. */
  | { readonly status: 'pending' }
  /** Somebody has denied the code that the screen showed before this one. */
  | { readonly status: 'denied' }
  /** The code that the screen showed before this one was approved by somebody whose account is disabled. */
  | { readonly status: 'disabled' }
  | { readonly status: 'refused'; readonly problem: Problem }

/** Why the page asks the server: the user pressed the button, a countdown ended, or the page polls. */
export type Reason = 'byHand' | 'cycle' | 'poll'

export interface WaitingState extends SharedCode {
  readonly status: 'waiting'
  /** The number of the countdown, from 1 to `maxCycles`. */
  readonly cycle: number
  /** When the present countdown ends, in milliseconds since the epoch; null in the pause after it. */
  readonly endsAt: number | null
  readonly attempt: Attempt
}

export type DeviceCodeState =
  | { readonly status: 'registering'; readonly attempt: Attempt }
  | { readonly status: 'unavailable'; readonly problem: Problem; readonly attempt: Attempt }
  | WaitingState
  /** `renewing`: the user is active, so the page shows the next code without being asked. */
  | { readonly status: 'expired'; readonly code: string; readonly renewing: boolean }
  | { readonly status: 'leaving'; readonly code: string | undefined }

/** An event about a code contains the code. It is ignored if the screen shows another code by then. */
export type DeviceCodeEvent =
  | ({ readonly type: 'codeRegistered'; readonly now: number } & SharedCode)
  | { readonly type: 'registrationFailed'; readonly problem: Problem }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'timePassed'; readonly code: string; readonly now: number }
  | { readonly type: 'verificationAsked' }
  | { readonly type: 'tabShown' }
  /** This browser is signed in, because the code was approved or because of another tab. */
  | { readonly type: 'signedIn'; readonly url: string }
  | { readonly type: 'notDecided'; readonly code: string; readonly reason: Reason }
  | { readonly type: 'codeDenied'; readonly code: string }
  | { readonly type: 'accountDisabled'; readonly code: string }
  /** Another tab has registered a newer code. */
  | { readonly type: 'codeReplaced'; readonly code: string }
  | { readonly type: 'codeGone'; readonly code: string }
  | {
      readonly type: 'verificationFailed'
      readonly code: string
      readonly reason: Reason
      readonly problem: Problem
    }
  | { readonly type: 'refreshRequested' }
  | { readonly type: 'activitySeen' }
  | { readonly type: 'renewalDue'; readonly code: string }

export type DeviceCodeEffect =
  | { readonly type: 'register' }
  | { readonly type: 'awaitTime'; readonly code: string; readonly until: number }
  | { readonly type: 'authenticate'; readonly code: string; readonly reason: Reason }
  | { readonly type: 'checkSession'; readonly code: string | undefined }
  | { readonly type: 'awaitRenewal'; readonly code: string }
  | { readonly type: 'leave'; readonly url: string }

type DeviceNext = Next<DeviceCodeState, DeviceCodeEffect>

const none: Attempt = { status: 'none' }

export const deviceCodeMachine: Machine<DeviceCodeState, DeviceCodeEvent, DeviceCodeEffect> = {
  initial: register(none),
  transition(state, event) {
    const code = codeOf(state)
    if (state.status === 'leaving') return { state }
    if (event.type === 'signedIn') {
      return { state: { status: 'leaving', code }, effects: [{ type: 'leave', url: event.url }] }
    }
    if (event.type === 'tabShown') return { state, effects: [{ type: 'checkSession', code }] }
    switch (state.status) {
      case 'registering':
        return whileRegistering(state, event)
      case 'unavailable':
        return event.type === 'retryRequested' ? register(state.attempt) : { state }
      case 'waiting':
        return 'code' in event && event.code !== code ? { state } : whileWaiting(state, event)
      case 'expired':
        return 'code' in event && event.code !== code ? { state } : whenExpired(state, event)
    }
  },
}

/** The device code that the screen shows; undefined if it shows none. */
export function codeOf(state: DeviceCodeState): string | undefined {
  return 'code' in state ? state.code : undefined
}

function whileRegistering(
  state: Extract<DeviceCodeState, { status: 'registering' }>,
  event: DeviceCodeEvent,
): DeviceNext {
  switch (event.type) {
    case 'codeRegistered': {
      const next = shown(event, event.now, state.attempt)
      return state.attempt.status === 'trying' ? askByHand(next) : next
    }
    case 'registrationFailed':
      return { state: { ...state, status: 'unavailable', problem: event.problem } }
    case 'verificationAsked':
      // There is no code to ask about yet. The page asks as soon as there is one.
      return { state: { ...state, attempt: { status: 'trying' } } }
    default:
      return { state }
  }
}

function whileWaiting(state: WaitingState, event: DeviceCodeEvent): DeviceNext {
  const { code, attempt } = state
  switch (event.type) {
    case 'timePassed':
      return timePassed(state, event.now)
    case 'verificationAsked':
      return attempt.status === 'trying' ? { state } : askByHand({ state })
    case 'notDecided':
      if (event.reason === 'byHand') return { state: { ...state, attempt: { status: 'pending' } } }
      // The server answers again, so an earlier failure is no longer shown.
      return { state: attempt.status === 'refused' ? { ...state, attempt: none } : state }
    case 'codeDenied':
      return register({ status: 'denied' })
    case 'accountDisabled':
      return register({ status: 'disabled' })
    case 'codeReplaced':
      return register(none)
    case 'codeGone':
      return { state: expired(code) }
    case 'verificationFailed':
      // Do not show that a poll has failed. The page asks again at the end of the countdown, and shows a failure then.
      if (event.reason === 'poll') return { state }
      return { state: { ...state, attempt: { status: 'refused', problem: event.problem } } }
    default:
      return { state }
  }
}

/** Adds to `next` that the page asks the server because the user has pressed the button. */
function askByHand({ state, effects = [] }: DeviceNext): DeviceNext {
  if (state.status !== 'waiting') return { state, effects }
  return {
    state: { ...state, attempt: { status: 'trying' } },
    effects: [{ type: 'authenticate', code: state.code, reason: 'byHand' }, ...effects],
  }
}

function timePassed(state: WaitingState, now: number): DeviceNext {
  const next = shown(state, now, state.attempt)
  if (state.endsAt === null) return next
  const isSameCountdown = next.state.status === 'waiting' && next.state.endsAt === state.endsAt
  const reason = isSameCountdown ? 'poll' : 'cycle'
  return {
    state: next.state,
    effects: [{ type: 'authenticate', code: state.code, reason }, ...(next.effects ?? [])],
  }
}

function whenExpired(
  state: Extract<DeviceCodeState, { status: 'expired' }>,
  event: DeviceCodeEvent,
): DeviceNext {
  switch (event.type) {
    case 'refreshRequested':
    case 'renewalDue':
      return register(none)
    case 'activitySeen':
      return state.renewing
        ? { state }
        : {
            state: { ...state, renewing: true },
            effects: [{ type: 'awaitRenewal', code: state.code }],
          }
    default:
      return { state }
  }
}

function register(attempt: Attempt): DeviceNext {
  return { state: { status: 'registering', attempt }, effects: [{ type: 'register' }] }
}

/**
 * The state for a code at the time `now`, with the effect that waits for the next moment at which the page must act. An
 * expired code has no such effect.
 */
function shown({ code, startedAt }: SharedCode, now: number, attempt: Attempt): DeviceNext {
  const place = placeAt(startedAt, now)
  if (place.phase === 'over') return { state: expired(code) }
  const { cycle, phase } = place
  const endsAt = phase === 'counting' ? place.endsAt : null
  return {
    state: { status: 'waiting', code, startedAt, cycle, endsAt, attempt },
    effects: [{ type: 'awaitTime', code, until: nextMoment(place, now) }],
  }
}

function expired(code: string): DeviceCodeState {
  return { status: 'expired', code, renewing: false }
}
