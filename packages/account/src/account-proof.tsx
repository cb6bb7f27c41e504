import type { PasskeyRequestOptions } from '@vestibule/api-client/contract'
import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import { ProofProvider } from '@vestibule/app-kit/proof/proof-provider'
import { useMemo, type ReactNode } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useAccountTexts } from './texts/use-account-texts.ts'

export interface AccountProofProps {
  /** The address of the start screen, for users who are no longer signed in. */
  readonly signInHref: string
  readonly children: ReactNode
}

/** Asks the user to prove their identity when a call requires that which the children make through `useWithProof`. */
export function AccountProof({ signInHref, children }: AccountProofProps) {
  const { proof } = useAccountTexts()
  const { client, clock, localStorage } = useWorld()
  const world = useMemo(
    () => ({
      client,
      clock,
      storage: localStorage,
      askPasskey: hasPasskeys(window)
        ? (options: PasskeyRequestOptions) => askPasskey(window, options)
        : undefined,
    }),
    [client, clock, localStorage],
  )
  return (
    <ProofProvider world={world} signInHref={signInHref} texts={proof}>
      {children}
    </ProofProvider>
  )
}
