import {
  useSubmission,
  type Accepted,
  type Submission,
} from '@vestibule/app-kit/calls/use-submission'
import { useWithProof } from '@vestibule/app-kit/proof/proof-provider'
import { useToast } from '@vestibule/ui/toast'

export interface Edit<Outcome extends { readonly kind: string }, Input> {
  /**
   * Names the change in words that complete 'To …,', for the dialog that asks for a proof of identity. Absent: the
   * change never needs a proof.
   */
  readonly purpose?: string
  readonly send: (input: Input) => Promise<Outcome>
  /** The message after the change was made. Absent: there is none. */
  readonly done?: string | ((outcome: Accepted<Outcome>) => string)
  readonly onDone: (outcome: Accepted<Outcome>) => void
}

/**
 * Returns the submission of a change of the account. If the server requires a fresh proof of identity, the user is
 * asked for it, and the call is repeated. Only the functions of the first render are used.
 */
export function useEdit<Outcome extends { readonly kind: string }, Input = void>({
  purpose,
  send,
  done,
  onDone,
}: Edit<Outcome, Input>): Submission<Input> {
  const withProof = useWithProof()
  const toast = useToast()
  return useSubmission<Outcome, Input>(
    async (input) =>
      purpose === undefined
        ? send(input)
        : ((await withProof(purpose, () => send(input))) as Outcome),
    (outcome) => {
      if (done !== undefined) toast.success(typeof done === 'string' ? done : done(outcome))
      onDone(outcome)
    },
  )
}
