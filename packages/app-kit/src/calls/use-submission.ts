import { useWorld } from '../screens/world.ts'
import { afterWait, createFlow } from '@vestibule/base/create-flow'
import { useFlow } from '@vestibule/base/react/use-flow'
import { problemOf, type Failure, type Problem } from '../problems/problem.ts'
import { submissionMachine, type SubmissionEvent } from './submission-machine.ts'

export interface Submission<Input> {
  /** Whether a request is in flight or was accepted, so that nothing else can be sent. */
  readonly busy: boolean
  readonly accepted: boolean
  readonly problem: Problem | undefined
  /** Whether nothing can be sent yet because a rate limit has not ended. */
  readonly throttled: boolean
  /**
   * To be called when the user changes the input: removes the problem that is shown for the last input, unless it is a
   * rate limit.
   */
  readonly edited: () => void
  readonly submit: (input: Input) => void
}

/** The outcomes of a call that mean success: all except refusals, failures and cancelled proofs. */
export type Accepted<Outcome> = Exclude<Outcome, Failure | { readonly kind: 'proofGivenUp' }>

/**
 * Sends a form or a code, one request at a time. `send` makes the call and returns its outcome; `onAccepted` gets an
 * outcome that is no failure. Only the two functions of the first render are used.
 */
export function useSubmission<Outcome extends { readonly kind: string }, Input = void>(
  send: (input: Input) => Promise<Outcome>,
  onAccepted: (outcome: Accepted<Outcome>) => void = () => {},
): Submission<Input> {
  const { clock } = useWorld()
  const [state, dispatch] = useFlow(() =>
    createFlow(submissionMachine<Input, Accepted<Outcome>>(), {
      async submit({ input }): Promise<SubmissionEvent<Input, Accepted<Outcome>>> {
        const outcome: Outcome | Failure = await send(input)
        if (outcome.kind === 'proofGivenUp') return { type: 'givenUp' }
        return 'error' in outcome
          ? { type: 'refused', problem: problemOf(outcome as Failure, clock.now()) }
          : { type: 'accepted', result: outcome as Accepted<Outcome> }
      },
      report: ({ result }) => onAccepted(result),
      awaitThrottle: afterWait(clock, { type: 'throttleEnded' }),
    }),
  )
  const problem = state.status === 'open' ? state.problem : undefined
  return {
    busy: state.status !== 'open',
    accepted: state.status === 'accepted',
    problem,
    throttled: problem?.kind === 'throttled',
    edited: () => dispatch({ type: 'edited' }),
    submit: (input) => dispatch({ type: 'submitted', input }),
  }
}
