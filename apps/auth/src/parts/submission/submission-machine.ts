import type { Machine } from '../../flow/create-flow.ts'
import type { Problem } from '../problem.ts'

/** One form and its answer. */
export type SubmissionState =
  | { readonly status: 'open'; readonly problem?: Problem }
  | { readonly status: 'submitting' }
  /** Accepted. The form stays busy until what follows has taken its place. */
  | { readonly status: 'accepted' }

export type SubmissionEvent<Input, Result> =
  | { readonly type: 'submitted'; readonly input: Input }
  | { readonly type: 'accepted'; readonly result: Result }
  | { readonly type: 'refused'; readonly problem: Problem }
  /** What was refused is no longer what stands there. */
  | { readonly type: 'edited' }
  | { readonly type: 'throttleEnded' }

export type SubmissionCommand<Input, Result> =
  | { readonly type: 'submit'; readonly input: Input }
  | { readonly type: 'report'; readonly result: Result }
  | { readonly type: 'awaitThrottle'; readonly until: number }

/** A submit while one is under way, after it was accepted, or during a throttle is ignored. */
export function submissionMachine<Input, Result>(): Machine<
  SubmissionState,
  SubmissionEvent<Input, Result>,
  SubmissionCommand<Input, Result>
> {
  return {
    initial: { state: { status: 'open' } },
    transition(state, event) {
      switch (event.type) {
        case 'submitted':
          return state.status === 'open' && state.problem?.kind !== 'throttled'
            ? {
                state: { status: 'submitting' },
                commands: [{ type: 'submit', input: event.input }],
              }
            : { state }
        case 'accepted':
          return state.status === 'submitting'
            ? {
                state: { status: 'accepted' },
                commands: [{ type: 'report', result: event.result }],
              }
            : { state }
        case 'refused':
          if (state.status !== 'submitting') return { state }
          return {
            state: { status: 'open', problem: event.problem },
            commands:
              event.problem.kind === 'throttled'
                ? [{ type: 'awaitThrottle', until: event.problem.until }]
                : [],
          }
        case 'edited':
          return state.status === 'open' && state.problem?.kind !== 'throttled'
            ? { state: { status: 'open' } }
            : { state }
        case 'throttleEnded':
          return state.status === 'open' && state.problem?.kind === 'throttled'
            ? { state: { status: 'open' } }
            : { state }
      }
    },
  }
}
