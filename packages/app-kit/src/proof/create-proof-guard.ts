import { isApiError } from '@vestibule/api-client'
import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { createProof, type Proof, type ProofWorld } from './create-proof.ts'

/** The user closed the dialog that asks for a proof of identity, so the action was not done. */
export interface ProofGivenUp {
  readonly kind: 'proofGivenUp'
}

/**
 * Runs an action that needs a proof of identity from the last 15 minutes. If the server refuses the action with
 * `stepRequired`, asks the user for the proof and runs the action again. Resolves to the action's outcome, or to
 * `proofGivenUp` if the user closed the dialog. `purpose` completes 'To …,', such as 'change your password'.
 */
export type WithProof = <Outcome extends { readonly kind: string }>(
  purpose: string,
  action: () => Promise<Outcome>,
) => Promise<Exclude<Outcome, { readonly kind: 'stepRequired' }> | ProofGivenUp>

/** The proof that the dialog asks for now, and its purpose. */
export interface ProofQuestion {
  readonly purpose: string
  readonly proof: Proof
}

/** Asks the user for a proof of identity when an action needs one; one question at a time. */
export interface ProofGuard extends ReadonlyStore<{ readonly question: ProofQuestion | null }> {
  readonly withProof: WithProof
  /** To be called when the user has proven their identity (true) or closed the dialog (false). */
  readonly answer: (isProven: boolean) => void
}

export function createProofGuard(world: ProofWorld): ProofGuard {
  const store = createStore<{ question: ProofQuestion | null }>(() => ({ question: null }))
  let waiting: ((isProven: boolean) => void) | undefined

  function answer(isProven: boolean) {
    const resolve = waiting
    waiting = undefined
    store.setState({ question: null })
    resolve?.(isProven)
  }

  function ask(purpose: string, accepted: readonly string[] | null): Promise<boolean> {
    // End the previous question, if there is one; its `withProof` call then returns `proofGivenUp`.
    answer(false)
    store.setState({ question: { purpose, proof: createProof({ ...world, accepted }) } })
    return new Promise((resolve) => {
      waiting = resolve
    })
  }

  return {
    ...readonlyStore(store),
    answer,
    async withProof<Outcome extends { readonly kind: string }>(
      purpose: string,
      action: () => Promise<Outcome>,
    ) {
      for (;;) {
        const outcome = await action()
        if (!isStepRequired(outcome)) {
          return outcome as Exclude<Outcome, { readonly kind: 'stepRequired' }>
        }
        if (!(await ask(purpose, acceptedIn(outcome)))) return { kind: 'proofGivenUp' }
      }
    },
  }
}

const errorIn = (outcome: object) =>
  'error' in outcome && isApiError(outcome.error) ? outcome.error : null

function isStepRequired(outcome: { readonly kind: string }): boolean {
  return outcome.kind === 'stepRequired' || errorIn(outcome)?.code === 'step_required'
}

/** The factors that the server accepts for the refused action. Null if it names none: any factor of the user. */
function acceptedIn(outcome: object): readonly string[] | null {
  const proofs: unknown = errorIn(outcome)?.info?.['proofs']
  return Array.isArray(proofs) ? proofs.filter((one) => typeof one === 'string') : null
}
