import { useStore } from '@vestibule/base/react/use-read'
import { createContext, useContext, useState, type ReactNode } from 'react'
import type { ProofWorld } from './create-proof.ts'
import { createProofGuard, type WithProof } from './create-proof-guard.ts'
import { ProofDialog } from './proof-dialog.tsx'
import type { ProofTexts } from './texts/proof-texts.ts'

const ProofContext = createContext<WithProof | null>(null)

/**
 * Returns the function that runs an action and, if the server refuses it without a proof of identity, asks the user for
 * the proof and runs the action again.
 * @throws {Error} outside a `ProofProvider`.
 */
export function useWithProof(): WithProof {
  const withProof = useContext(ProofContext)
  if (!withProof) throw new Error('useWithProof needs a ProofProvider above it.')
  return withProof
}

export interface ProofProviderProps {
  /** Only the `world` of the first render is used. */
  readonly world: ProofWorld
  /** Link to the sign-in page, for users who are signed out or have no accepted factor. */
  readonly signInHref: string
  readonly texts: ProofTexts
  readonly children: ReactNode
}

/** Provides `useWithProof` to its children, and shows the dialog when an action of theirs needs a proof of identity. */
export function ProofProvider({ world, signInHref, texts, children }: ProofProviderProps) {
  const [guard] = useState(() => createProofGuard(world))
  const { question } = useStore(guard)
  return (
    <ProofContext value={guard.withProof}>
      {children}
      {question && (
        <ProofDialog
          {...question}
          clock={world.clock}
          texts={texts}
          signInHref={signInHref}
          onProven={() => guard.answer(true)}
          onGivenUp={() => guard.answer(false)}
        />
      )}
    </ProofContext>
  )
}
