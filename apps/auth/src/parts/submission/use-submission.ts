import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import type { Problem } from '../problem.ts'
import { submissionMachine, type SubmissionEvent } from './submission-machine.ts'

export type SubmissionOutcome<Result> =
  | { readonly kind: 'accepted'; readonly result: Result }
  | { readonly kind: 'refused'; readonly problem: Problem }

export interface Submission<Input> {
  /** Nothing is taken until the answer came; after it was accepted, until the next screen stands there. */
  readonly busy: boolean
  readonly accepted: boolean
  readonly problem: Problem | undefined
  /** Nothing is taken before a rate limit ends. */
  readonly throttled: boolean
  /** Takes back what was said of the last input. */
  readonly edited: () => void
  readonly submit: (input: Input) => void
}

/** Sends a form once at a time. Both functions are those of the first render. */
export function useSubmission<Input, Result>(
  send: (input: Input) => Promise<SubmissionOutcome<Result>>,
  onAccepted: (result: Result) => void,
): Submission<Input> {
  type Event = SubmissionEvent<Input, Result>
  const { clock } = useWorld()
  const [state, dispatch] = useFlow(() =>
    createFlow(submissionMachine<Input, Result>(), {
      async submit({ input }): Promise<Event> {
        const outcome = await send(input)
        return outcome.kind === 'accepted'
          ? { type: 'accepted', result: outcome.result }
          : { type: 'refused', problem: outcome.problem }
      },
      report({ result }) {
        onAccepted(result)
        return undefined
      },
      async awaitThrottle({ until }, signal): Promise<Event> {
        await clock.wait(until - clock.now(), signal)
        return { type: 'throttleEnded' }
      },
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
