import type { ApiError } from '@vestibule/api-client'
import type { ValueFrom } from '@vestibule/api-client/contract'

/** The browser that shows the code and would be signed in, or the program that shows it and asks for a token. */
export type AskingBrowser = ValueFrom<'getDeviceCode'>['client']
/** The token that a program asks for. Null in the state means that a browser asks to be signed in instead. */
export type AskedToken = Omit<ValueFrom<'getTokenRequest'>, 'client'>
export type Decision = 'approve' | 'deny'

/** Why a step of the approval failed. */
export type Problem =
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'throttled'; readonly seconds: number }
  /**
   * The user must sign in again before approving: this browser was itself signed in by a device code or a token, or too
   * long ago.
   */
  | { readonly kind: 'signInAgain' }

/** The state of the approval of a device code. */
export type DeviceState =
  /**
   * The user types the code. `attempt` counts how often the server has refused a code, so that a screen reader
   * announces the same message again.
   */
  | { readonly step: 'code'; readonly problem: Problem | null; readonly attempt: number }
  | { readonly step: 'finding'; readonly code: string; readonly attempt: number }
  | {
      readonly step: 'review'
      readonly code: string
      readonly browser: AskingBrowser
      /** The token that a program asks for. Null: a browser asks to be signed in. */
      readonly token: AskedToken | null
      readonly problem: Problem | null
      /** The user's decision while it is being sent; otherwise null. */
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
  /** The server has refused the call. `problem` is null if another part of the page tells the user. */
  | { readonly type: 'refused'; readonly problem: Problem | null }
  /** The code has expired since the user began to review the request. */
  | { readonly type: 'codeGone'; readonly problem: Problem | null }
  | { readonly type: 'decisionMade'; readonly decision: Decision }
  | { readonly type: 'decisionStored' }
  | { readonly type: 'restarted' }

export const firstDeviceState: DeviceState = { step: 'code', problem: null, attempt: 0 }

/** Returns the next state. An event that does not fit the present step leaves the state unchanged. */
export function deviceTransition(state: DeviceState, event: DeviceEvent): DeviceState {
  // A decision that is being sent cannot be cancelled, so stay until the server has answered.
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
 * The problem of a call that the server refused, with the server's message if there is one. Null if the session is no
 * longer that of the page's user: the session's dialog says so.
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
