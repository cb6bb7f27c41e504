import { askPasskey, hasPasskeys } from '@vestibule/app-kit/passkeys'
import type { Proof } from '@vestibule/app-kit/proof/create-proof'
import { createProofGuard } from '@vestibule/app-kit/proof/create-proof-guard'
import { createSafeStorage } from '@vestibule/base/safe-storage'
import { useStore } from '@vestibule/base/react/use-read'
import { useMemo } from 'react'
import { useServices } from '../services.ts'

/** Asks for a newer proof of who the administrator is, within the form of a change, when the server wants one. */
export function useProof() {
  const { client, clock } = useServices()
  const guard = useMemo(
    () =>
      createProofGuard({
        client,
        clock,
        storage: createSafeStorage(() => window.localStorage),
        askPasskey: hasPasskeys(window) ? (options) => askPasskey(window, options) : undefined,
      }),
    [client, clock],
  )
  const { question } = useStore(guard)
  const proof: Proof | null = question?.proof ?? null
  return {
    /** The proof that the server waits for; null if it waits for none. */
    proof,
    withProof: guard.withProof,
    /** Sends what was typed as the proof. The change then goes on by itself. */
    prove: async () => {
      if (await proof?.prove()) guard.answer(true)
    },
  }
}
