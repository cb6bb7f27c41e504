import type { Machine, Next } from '../../flow/create-flow.ts'
import type { Problem } from '../../parts/problem.ts'

/** How often a code is tried before it expires. */
export const maxCycles = 9

/** What came of asking whether the code was approved. */
export type Attempt =
  | { readonly status: 'none' }
  | { readonly status: 'trying' }
  /** Nobody has decided yet; said only to who asked. */
  | { readonly status: 'pending' }
  | { readonly status: 'refused'; readonly problem: Problem }

export interface WaitingState {
  readonly status: 'waiting'
  readonly code: string
  /** From 1 to `maxCycles`. */
  readonly cycle: number
  /** When this cycle's countdown ends, in milliseconds since the epoch; null in the pause after it. */
  readonly endsAt: number | null
  readonly attempt: Attempt
}

export type DeviceCodeState =
  | { readonly status: 'registering' }
  | { readonly status: 'unavailable'; readonly problem: Problem }
  | WaitingState
  /** `renewing`: someone is there, and the next code comes by itself. */
  | { readonly status: 'expired'; readonly code: string; readonly renewing: boolean }
  | { readonly status: 'leaving'; readonly code: string }

export type DeviceCodeEvent =
  | { readonly type: 'codeRegistered'; readonly code: string; readonly endsAt: number }
  | { readonly type: 'registrationFailed'; readonly problem: Problem }
  | { readonly type: 'retryRequested' }
  | { readonly type: 'cycleEnded' }
  | { readonly type: 'pauseEnded'; readonly endsAt: number }
  /** The button, or the tab coming back to a session. */
  | { readonly type: 'verificationAsked' }
  | { readonly type: 'approved'; readonly url: string }
  | { readonly type: 'notDecided'; readonly byHand: boolean }
  | { readonly type: 'codeGone' }
  | { readonly type: 'verificationFailed'; readonly problem: Problem }
  | { readonly type: 'refreshRequested' }
  | { readonly type: 'activitySeen' }
  | { readonly type: 'renewalDue' }

export type DeviceCodeCommand =
  | { readonly type: 'register' }
  | { readonly type: 'awaitCycle'; readonly until: number }
  | { readonly type: 'pause' }
  | { readonly type: 'authenticate'; readonly code: string; readonly byHand: boolean }
  | { readonly type: 'awaitRenewal' }
  | { readonly type: 'leave'; readonly url: string }

type DeviceNext = Next<DeviceCodeState, DeviceCodeCommand>

const register: DeviceNext = { state: { status: 'registering' }, commands: [{ type: 'register' }] }

export const deviceCodeMachine: Machine<DeviceCodeState, DeviceCodeEvent, DeviceCodeCommand> = {
  initial: register,
  transition(state, event) {
    switch (state.status) {
      case 'registering':
        if (event.type === 'codeRegistered') return counting(event, 1, { status: 'none' })
        return event.type === 'registrationFailed'
          ? { state: { status: 'unavailable', problem: event.problem } }
          : { state }
      case 'unavailable':
        return event.type === 'retryRequested' ? register : { state }
      case 'waiting':
        return whileWaiting(state, event)
      case 'expired':
        return whenExpired(state, event)
      case 'leaving':
        return { state }
    }
  },
}

function whileWaiting(state: WaitingState, event: DeviceCodeEvent): DeviceNext {
  const { code, cycle, attempt } = state
  switch (event.type) {
    case 'cycleEnded':
      return {
        state: { ...state, endsAt: null },
        commands: [{ type: 'authenticate', code, byHand: false }, { type: 'pause' }],
      }
    case 'pauseEnded':
      return cycle < maxCycles
        ? counting({ code, endsAt: event.endsAt }, cycle + 1, attempt)
        : expired(code)
    case 'verificationAsked':
      return attempt.status === 'trying'
        ? { state }
        : {
            state: { ...state, attempt: { status: 'trying' } },
            commands: [{ type: 'authenticate', code, byHand: true }],
          }
    case 'approved':
      return {
        state: { status: 'leaving', code },
        commands: [{ type: 'leave', url: event.url }],
      }
    case 'notDecided':
      return { state: event.byHand ? { ...state, attempt: { status: 'pending' } } : state }
    case 'codeGone':
      return expired(code)
    case 'verificationFailed':
      return { state: { ...state, attempt: { status: 'refused', problem: event.problem } } }
    default:
      return { state }
  }
}

function whenExpired(
  state: Extract<DeviceCodeState, { status: 'expired' }>,
  event: DeviceCodeEvent,
): DeviceNext {
  switch (event.type) {
    case 'refreshRequested':
      return register
    case 'activitySeen':
      return state.renewing
        ? { state }
        : { state: { ...state, renewing: true }, commands: [{ type: 'awaitRenewal' }] }
    case 'renewalDue':
      return register
    default:
      return { state }
  }
}

function counting(
  { code, endsAt }: { code: string; endsAt: number },
  cycle: number,
  attempt: Attempt,
): DeviceNext {
  return {
    state: { status: 'waiting', code, cycle, endsAt, attempt },
    commands: [{ type: 'awaitCycle', until: endsAt }],
  }
}

function expired(code: string): DeviceNext {
  return { state: { status: 'expired', code, renewing: false } }
}
