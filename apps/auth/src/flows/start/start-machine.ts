import type { Machine } from '@vestibule/base/create-flow'
import {
  awaitThrottle,
  type AwaitThrottle,
  type Problem,
} from '@vestibule/app-kit/problems/problem'
import type { StartDestination } from './start-destination.ts'

export type StartState =
  | { readonly status: 'open'; readonly problem?: Problem }
  | { readonly status: 'submitting' }
  /**
   * The server has accepted the address and named the page to open. The screen says so, and opens it two seconds later.
   */
  | { readonly status: 'verified'; readonly url: string }
  /** The next screen is known. The form stays busy until that screen replaces it. */
  | { readonly status: 'proceeding' }

export type StartEvent =
  | { readonly type: 'emailSubmitted'; readonly email: string }
  | {
      readonly type: 'loginStarted'
      readonly email: string
      readonly destination: StartDestination
    }
  | { readonly type: 'loginRefused'; readonly problem: Problem }
  | { readonly type: 'emailEdited' }
  | { readonly type: 'redirectDelayEnded' }
  | { readonly type: 'throttleEnded' }

export type StartEffect =
  | { readonly type: 'startLogin'; readonly email: string }
  | { readonly type: 'rememberEmail'; readonly email: string }
  | { readonly type: 'awaitRedirect'; readonly url: string }
  | { readonly type: 'leave'; readonly url: string }
  | { readonly type: 'openRoute'; readonly path: string }
  | AwaitThrottle

export const startMachine: Machine<StartState, StartEvent, StartEffect> = {
  initial: { state: { status: 'open' } },
  transition(state, event) {
    switch (event.type) {
      case 'emailSubmitted':
        return state.status === 'open' && state.problem?.kind !== 'throttled'
          ? {
              state: { status: 'submitting' },
              effects: [{ type: 'startLogin', email: event.email }],
            }
          : { state }
      case 'loginStarted':
        return state.status === 'submitting' ? afterLoginStarted(event) : { state }
      case 'loginRefused':
        return state.status === 'submitting' ? refused(event.problem) : { state }
      case 'emailEdited':
        return state.status === 'open' && state.problem?.kind !== 'throttled'
          ? { state: { status: 'open' } }
          : { state }
      case 'redirectDelayEnded':
        return state.status === 'verified'
          ? { state, effects: [{ type: 'leave', url: state.url }] }
          : { state }
      case 'throttleEnded':
        return state.status === 'open' && state.problem?.kind === 'throttled'
          ? { state: { status: 'open' } }
          : { state }
    }
  },
}

function afterLoginStarted({
  email,
  destination,
}: {
  email: string
  destination: StartDestination
}): ReturnType<typeof startMachine.transition> {
  switch (destination.kind) {
    case 'redirect':
      return {
        state: { status: 'verified', url: destination.url },
        effects: [
          { type: 'rememberEmail', email },
          { type: 'awaitRedirect', url: destination.url },
        ],
      }
    case 'route':
      return {
        state: { status: 'proceeding' },
        effects: [
          { type: 'rememberEmail', email },
          { type: 'openRoute', path: destination.path },
        ],
      }
    case 'unknown':
      return refused({ kind: 'serverFault' })
  }
}

function refused(problem: Problem): ReturnType<typeof startMachine.transition> {
  return { state: { status: 'open', problem }, effects: awaitThrottle(problem) }
}
