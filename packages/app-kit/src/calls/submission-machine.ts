import type { Machine, Next } from '@vestibule/base/create-flow'
import { awaitThrottle, type AwaitThrottle, type Problem } from '../problems/problem.ts'

/** The state of a form or a code that the user sends to the server. */
export type SubmissionState =
  | { readonly status: 'open'; readonly problem?: Problem }
  | { readonly status: 'submitting' }
  /** The server has accepted the form. The form stays busy until the next screen replaces it. */
  | { readonly status: 'accepted' }

export type SubmissionEvent<Input, Result> =
  | { readonly type: 'submitted'; readonly input: Input }
  | { readonly type: 'accepted'; readonly result: Result }
  | { readonly type: 'refused'; readonly problem: Problem }
  /** The server asked the user for a proof of identity, and the user cancelled. */
  | { readonly type: 'givenUp' }
  /** The user has changed the input that the server refused. */
  | { readonly type: 'edited' }
  | { readonly type: 'throttleEnded' }

export type SubmissionEffect<Input, Result> =
  | { readonly type: 'submit'; readonly input: Input }
  | { readonly type: 'report'; readonly result: Result }
  | AwaitThrottle

export function submissionMachine<Input, Result>(): Machine<
  SubmissionState,
  SubmissionEvent<Input, Result>,
  SubmissionEffect<Input, Result>
> {
  return { initial: { state: { status: 'open' } }, transition: onSubmission }
}

/**
 * Handles the events of a form. A submit is ignored while another one is in flight, after one was accepted, and until a
 * rate limit ends.
 */
export function onSubmission<Input, Result>(
  state: SubmissionState,
  event: SubmissionEvent<Input, Result>,
): Next<SubmissionState, SubmissionEffect<Input, Result>> {
  switch (state.status) {
    case 'open': {
      const isThrottled = state.problem?.kind === 'throttled'
      if (event.type === 'submitted' && !isThrottled) {
        return {
          state: { status: 'submitting' },
          effects: [{ type: 'submit', input: event.input }],
        }
      }
      const isOver = event.type === (isThrottled ? 'throttleEnded' : 'edited')
      return { state: isOver ? { status: 'open' } : state }
    }
    case 'submitting':
      if (event.type === 'accepted') {
        return {
          state: { status: 'accepted' },
          effects: [{ type: 'report', result: event.result }],
        }
      }
      if (event.type === 'givenUp') return { state: { status: 'open' } }
      return event.type === 'refused'
        ? {
            state: { status: 'open', problem: event.problem },
            effects: awaitThrottle(event.problem),
          }
        : { state }
    case 'accepted':
      return { state }
  }
}
