import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import type { CodeProblem } from '../problem.ts'
import { codeEntryMachine, type CodeEntryEvent } from './code-entry-machine.ts'

export type CodeVerdict<Outcome> =
  | { readonly kind: 'accepted'; readonly outcome: Outcome }
  | { readonly kind: 'refused'; readonly problem: CodeProblem }

export interface CodeEntryControl {
  readonly busy: boolean
  readonly problem: CodeProblem | undefined
  readonly enter: (code: string) => void
}

/** Has codes checked, one at a time. Both functions are those of the first render. */
export function useCodeEntry<Outcome>(
  verify: (code: string) => Promise<CodeVerdict<Outcome>>,
  onVerified: (outcome: Outcome) => void,
): CodeEntryControl {
  type Event = CodeEntryEvent<Outcome>
  const { clock } = useWorld()
  const [entry, dispatch] = useFlow(() =>
    createFlow(codeEntryMachine<Outcome>(), {
      async verify({ code }): Promise<Event> {
        const verdict = await verify(code)
        return verdict.kind === 'accepted'
          ? { type: 'codeAccepted', outcome: verdict.outcome }
          : { type: 'codeRefused', problem: verdict.problem }
      },
      reportVerified({ outcome }) {
        onVerified(outcome)
        return undefined
      },
      async awaitThrottle({ until }, signal): Promise<Event> {
        await clock.wait(until - clock.now(), signal)
        return { type: 'throttleEnded' }
      },
    }),
  )
  return {
    busy: entry.status !== 'open',
    problem: entry.status === 'open' ? entry.problem : undefined,
    enter: (code) => dispatch({ type: 'codeEntered', code }),
  }
}
