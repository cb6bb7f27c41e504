import type { ApiError } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'

/** The browser that asks to be signed in. */
export type AskingBrowser = ValueFrom<'getDeviceCode'>['client']
/** The token that a program asks for. A browser asks to be signed in, and for no token. */
export type AskedToken = Omit<ValueFrom<'getTokenRequest'>, 'client'>
export type Decision = 'approve' | 'deny'

/** Why a step failed. */
export type Problem =
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'throttled'; readonly seconds: number }
  /** This browser was signed in by a device code or a token, or too long ago, so it may not approve another one. */
  | { readonly kind: 'signInAgain' }

/** The state of the approval of a device code. */
export type DeviceState =
  /** The user types the code. `attempt` counts refused codes, so that the same message is announced again. */
  | { readonly step: 'code'; readonly problem: Problem | null; readonly attempt: number }
  | { readonly step: 'finding'; readonly code: string; readonly attempt: number }
  | {
      readonly step: 'review'
      readonly code: string
      readonly browser: AskingBrowser
      /** The token that a program asks for. Null: a browser asks to be signed in. */
      readonly token: AskedToken | null
      readonly problem: Problem | null
      /** The decision that is being sent. */
      readonly deciding: Decision | null
    }
  | {
      readonly step: 'decided'
      readonly decision: Decision
      readonly browser: AskingBrowser
      readonly token: AskedToken | null
    }

export type DeviceEvent =
  | { readonly type: 'codeEntered'; readonly code: string }
  | {
      readonly type: 'found'
      readonly browser: AskingBrowser
      readonly token: AskedToken | null
    }
  /** `problem` is null if another part of the page explains the refusal. */
  | { readonly type: 'refused'; readonly problem: Problem | null }
  /** The code expired between the review and the decision. */
  | { readonly type: 'codeGone'; readonly problem: Problem | null }
  | { readonly type: 'decisionMade'; readonly decision: Decision }
  | { readonly type: 'decisionStored' }
  | { readonly type: 'restarted' }

export const firstDeviceState: DeviceState = { step: 'code', problem: null, attempt: 0 }

/** Returns the next state. An event that does not fit the current step changes nothing. */
export function deviceTransition(state: DeviceState, event: DeviceEvent): DeviceState {
  // A decision that is on its way cannot be taken back: its answer must be seen.
  if (event.type === 'restarted') return isDeciding(state) ? state : firstDeviceState
  switch (state.step) {
    case 'code':
      return event.type === 'codeEntered'
        ? { step: 'finding', code: event.code, attempt: state.attempt }
        : state
    case 'finding':
      if (event.type === 'found') {
        const { code } = state
        const { browser, token } = event
        return { step: 'review', code, browser, token, problem: null, deciding: null }
      }
      return event.type === 'refused'
        ? {
            step: 'code',
            problem: event.problem,
            attempt: event.problem ? state.attempt + 1 : state.attempt,
          }
        : state
    case 'review':
      return review(state, event)
    case 'decided':
      return state
  }
}

const isDeciding = (state: DeviceState) => state.step === 'review' && state.deciding !== null

type Review = Extract<DeviceState, { step: 'review' }>

function review(state: Review, event: DeviceEvent): DeviceState {
  switch (event.type) {
    case 'decisionMade':
      return state.deciding ? state : { ...state, problem: null, deciding: event.decision }
    case 'decisionStored':
      return state.deciding
        ? {
            step: 'decided',
            decision: state.deciding,
            browser: state.browser,
            token: state.token,
          }
        : state
    case 'refused':
      return { ...state, deciding: null, problem: event.problem }
    case 'codeGone':
      return { step: 'code', problem: event.problem, attempt: 1 }
    default:
      return state
  }
}

/**
 * The problem of a refused call, with the server's message if there is one. Null if the page no longer belongs to its
 * user; the session's dialog explains that.
 */
export function problemOf(outcome: {
  readonly kind: string
  readonly error: ApiError
  readonly retryAfterS?: number
}): Problem | null {
  if (outcome.error.code === 'user_changed') return null
  switch (outcome.kind) {
    case 'throttled':
      return { kind: 'throttled', seconds: outcome.retryAfterS ?? 0 }
    case 'stepRequired':
      return { kind: 'signInAgain' }
    default:
      return { kind: 'refused', message: outcome.error.userMessage }
  }
}
