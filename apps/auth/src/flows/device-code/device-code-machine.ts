import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'
import { nextMoment, placeAt } from './cycles.ts'
import type { SharedCode } from './shared-code.ts'

/** What came of asking whether the code was approved. */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'trying' }
  /** Nobody has decided yet; said only to who asked. */
  | { readonly status: 'pending' }
  /** The code before this one was denied. */
  | { readonly status: 'denied' }
  | { readonly status: 'refused'; readonly problem: Problem }

/** Why a code is tried: the person asked, a countdown ended, or a look in between. */
export type Reason = 'byHand' | 'cycle' | 'poll'

export interface WaitingState extends SharedCode {
  readonly status: 'waiting'
  /** From 1 to `maxCycles`. */
  readonly cycle: number
  /** When this cycle's countdown ends, in milliseconds since the epoch; null in the pause after it. */
  readonly endsAt: number | null
  readonly attempt: Attempt
}

export type DeviceCodeState =
  | { readonly status: 'registering'; readonly attempt: Attempt }
  | { readonly status: 'unavailable'; readonly problem: Problem; readonly attempt: Attempt }
  | WaitingState
  /** `renewing`: someone is there, and the next code comes by itself. */
  | { readonly status: 'expired'; readonly code: string; readonly renewing: boolean }
  | { readonly status: 'leaving'; readonly code: string | undefined }

/** What belongs to a code names it: it changes nothing once another code is shown. */
export type DeviceCodeEvent =
  | ({ readonly type: 'codeRegistered'; readonly now: number } & SharedCode)
  | { readonly type: 'registrationFailed'; readonly problem: Problem }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'timePassed'; readonly code: string; readonly now: number }
  | { readonly type: 'verificationAsked' }
  | { readonly type: 'tabShown' }
  /** This browser is signed in, by whichever code or tab. */
  | { readonly type: 'signedIn'; readonly url: string }
  | { readonly type: 'notDecided'; readonly code: string; readonly reason: Reason }
  | { readonly type: 'codeDenied'; readonly code: string }
  /** Another tab has registered another one. */
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

export type DeviceCodeCommand =
  | { readonly type: 'register' }
  | { readonly type: 'awaitTime'; readonly code: string; readonly until: number }
  | { readonly type: 'authenticate'; readonly code: string; readonly reason: Reason }
  | { readonly type: 'checkSession'; readonly code: string | undefined }
  | { readonly type: 'awaitRenewal'; readonly code: string }
  | { readonly type: 'leave'; readonly url: string }

type DeviceNext = Next<DeviceCodeState, DeviceCodeCommand>

const none: Attempt = { status: 'none' }

export const deviceCodeMachine: Machine<DeviceCodeState, DeviceCodeEvent, DeviceCodeCommand> = {
  initial: register(none),
  transition(state, event) {
    const code = codeOf(state)
    if (state.status === 'leaving') return { state }
    if (event.type === 'signedIn') {
      return { state: { status: 'leaving', code }, commands: [{ type: 'leave', url: event.url }] }
    }
    if (event.type === 'tabShown') return { state, commands: [{ type: 'checkSession', code }] }
    switch (state.status) {
      case 'registering':
        if (event.type === 'codeRegistered') return shown(event, event.now, state.attempt)
        return event.type === 'registrationFailed'
          ? { state: { ...state, status: 'unavailable', problem: event.problem } }
          : { state }
      case 'unavailable':
        return event.type === 'retryRequested' ? register(state.attempt) : { state }
      case 'waiting':
        return 'code' in event && event.code !== code ? { state } : whileWaiting(state, event)
      case 'expired':
        return 'code' in event && event.code !== code ? { state } : whenExpired(state, event)
    }
  },
}

/** The code on the screen. */
export function codeOf(state: DeviceCodeState): string | undefined {
  return 'code' in state ? state.code : undefined
}

function whileWaiting(state: WaitingState, event: DeviceCodeEvent): DeviceNext {
  const { code, attempt } = state
  switch (event.type) {
    case 'timePassed':
      return timePassed(state, event.now)
    case 'verificationAsked':
      return attempt.status === 'trying'
        ? { state }
        : {
            state: { ...state, attempt: { status: 'trying' } },
            commands: [{ type: 'authenticate', code, reason: 'byHand' }],
          }
    case 'notDecided':
      if (event.reason === 'byHand') return { state: { ...state, attempt: { status: 'pending' } } }
      // What had failed works again.
      return { state: attempt.status === 'refused' ? { ...state, attempt: none } : state }
    case 'codeDenied':
      return register({ status: 'denied' })
    case 'codeReplaced':
      return register(none)
    case 'codeGone':
      return { state: expired(code) }
    case 'verificationFailed':
      // The end of the countdown tries again, and tells.
      if (event.reason === 'poll') return { state }
      return { state: { ...state, attempt: { status: 'refused', problem: event.problem } } }
    default:
      return { state }
  }
}

function timePassed(state: WaitingState, now: number): DeviceNext {
  const next = shown(state, now, state.attempt)
  if (state.endsAt === null) return next
  const isSameCountdown = next.state.status === 'waiting' && next.state.endsAt === state.endsAt
  const reason = isSameCountdown ? 'poll' : 'cycle'
  return {
    state: next.state,
    commands: [{ type: 'authenticate', code: state.code, reason }, ...(next.commands ?? [])],
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
            commands: [{ type: 'awaitRenewal', code: state.code }],
          }
    default:
      return { state }
  }
}

function register(attempt: Attempt): DeviceNext {
  return { state: { status: 'registering', attempt }, commands: [{ type: 'register' }] }
}

/** A code at its place in time, with the one timer that drives it. */
function shown({ code, startedAt }: SharedCode, now: number, attempt: Attempt): DeviceNext {
  const place = placeAt(startedAt, now)
  if (place.phase === 'over') return { state: expired(code) }
  const { cycle, phase } = place
  const endsAt = phase === 'counting' ? place.endsAt : null
  return {
    state: { status: 'waiting', code, startedAt, cycle, endsAt, attempt },
    commands: [{ type: 'awaitTime', code, until: nextMoment(place, now) }],
  }
}

function expired(code: string): DeviceCodeState {
  return { status: 'expired', code, renewing: false }
}
