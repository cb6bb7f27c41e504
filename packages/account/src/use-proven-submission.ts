import { useWithProof } from '@vestibule/app-kit/proof/proof-provider'
import { useSubmission, type Submission } from '@vestibule/app-kit/calls/use-submission'

/**
 * A form whose call may require a proof of who the user is: the user is asked for it, and the call is repeated. Only
 * the functions of the first render are used.
 */
export function useProvenSubmission<Outcome extends { readonly kind: string }, Input = void>(
  purpose: string,
  send: (input: Input) => Promise<Outcome>,
  onDone: Parameters<typeof useSubmission<Outcome, Input>>[1],
): Submission<Input> {
  const withProof = useWithProof()
  return useSubmission<Outcome, Input>(
    async (input) => (await withProof(purpose, () => send(input))) as Outcome,
    onDone,
  )
}
