import { getPasskeyRequestOptions } from '@vestibule/api-client'
import type { PasskeyAssertion } from '@vestibule/api-client/contract'
import { failureSaying } from '@vestibule/app-kit/problems/failure-saying'
import { askPasskey } from '@vestibule/app-kit/passkeys'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { useTexts } from '../../texts/use-texts.ts'
import { useSubmission } from '@vestibule/app-kit/calls/use-submission'

/**
 * Returns a submission that makes the browser ask for a passkey, and sends the passkey with `send` as second factor. If
 * the user closes the browser's question, nothing is sent and no error is shown.
 */
export function usePasskeyFactor<Outcome extends { readonly kind: string }>(
  send: (credential: PasskeyAssertion) => Promise<Outcome>,
  onAccepted: () => void,
) {
  const { client } = useWorld()
  const { secondFactor } = useTexts()
  return useSubmission(async () => {
    const options = await getPasskeyRequestOptions(client)
    if (options.kind !== 'loaded') return options
    const asked = await askPasskey(window, options.value)
    if (asked.kind === 'signed') return send(asked.credential)
    if (asked.kind === 'cancelled') return { kind: 'proofGivenUp' } as const
    // Say only that no passkey was used: the reason that the browser names would not help the user.
    return failureSaying(secondFactor.notUsed)
  }, onAccepted)
}
