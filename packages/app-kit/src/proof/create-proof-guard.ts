import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { createProof, type Proof, type ProofWorld } from './create-proof.ts'

/** The user closed the dialog, so the action was not done. */
export interface ProofGivenUp {
  readonly kind: 'proofGivenUp'
}

/**
 * Runs an action that needs a proof of identity from the last 15 minutes. If the server refuses it with `stepRequired`,
 * asks the user for the proof and runs the action again. `purpose` completes 'To …,', such as 'change your password'.
 */
export type WithProof = <Outcome extends { readonly kind: string }>(
  purpose: string,
  action: () => Promise<Outcome>,
) => Promise<Exclude<Outcome, { readonly kind: 'stepRequired' }> | ProofGivenUp>

/** The question that the dialog shows now. */
export interface ProofQuestion {
  readonly purpose: string
  readonly proof: Proof
}

/** Asks for a proof of identity when an action needs it, one question at a time. */
export interface ProofGuard extends ReadonlyStore<{ readonly question: ProofQuestion | null }> {
  readonly withProof: WithProof
  /** Called when the user has proven their identity (true) or closed the dialog (false). */
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

  function ask(purpose: string): Promise<boolean> {
    // A second question closes the first, whose `withProof` call then returns `proofGivenUp`.
    answer(false)
    store.setState({ question: { purpose, proof: createProof(world) } })
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
        if (outcome.kind !== 'stepRequired') {
          return outcome as Exclude<Outcome, { readonly kind: 'stepRequired' }>
        }
        if (!(await ask(purpose))) return { kind: 'proofGivenUp' }
      }
    },
  }
}
