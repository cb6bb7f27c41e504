import { readonlyStore, type ReadonlyStore } from '@vestibule/base/readonly-store'
import { createStore } from 'zustand/vanilla'
import { createProof, type Proof, type ProofWorld } from './create-proof.ts'

/** The user closed the question: nothing was done. */
export interface ProofGivenUp {
  readonly kind: 'proofGivenUp'
}

/**
 * Does something that needs a proof of the last 15 minutes. Where the server refuses it as `stepRequired`, the user is
 * asked for the proof, and then the same is done again. `purpose` completes 'To …,', such as 'change your password'.
 */
export type WithProof = <Outcome extends { readonly kind: string }>(
  purpose: string,
  action: () => Promise<Outcome>,
) => Promise<Exclude<Outcome, { readonly kind: 'stepRequired' }> | ProofGivenUp>

/** What the user is asked now. */
export interface ProofQuestion {
  readonly purpose: string
  readonly proof: Proof
}

/** Asks for a proof where one is wanted, one question at a time. */
export interface ProofGuard extends ReadonlyStore<{ readonly question: ProofQuestion | null }> {
  readonly withProof: WithProof
  /** The question was answered: by a proof, or by closing it. */
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
    // A second question closes the first: who asked that one reads that it was given up.
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
