import { getPasskeyRequestOptions } from '@vestibule/api-client'
import type { PasskeyAssertion } from '@vestibule/api-client/contract'
import { askPasskey } from '@vestibule/app-kit/passkeys'
import { useWorld } from '../../boot/world.ts'
import { useSubmission } from '../submission/use-submission.ts'

/** Submits a passkey that the browser asks for. Whoever closes its question has changed their mind. */
export function usePasskeyFactor<Outcome extends { readonly kind: string }>(
  send: (credential: PasskeyAssertion) => Promise<Outcome>,
  onAccepted: () => void,
) {
  const { client } = useWorld()
  return useSubmission(async () => {
    const options = await getPasskeyRequestOptions(client)
    if (options.kind !== 'loaded') return options
    const asked = await askPasskey(window, options.value)
    return asked.kind === 'signed' ? send(asked.credential) : ({ kind: 'proofGivenUp' } as const)
  }, onAccepted)
}
