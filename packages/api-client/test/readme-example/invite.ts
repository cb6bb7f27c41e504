import type { Client } from '@vestibule/api-client'
import { adminOf } from '@vestibule/api-client/admin'

interface Page {
  readonly organization: string
  readonly show: (id: string) => void
  readonly askForProof: () => void
}

/** The README's example of a call of administration. */
export async function invite(client: Client, { organization, show, askForProof }: Page) {
  const outcome = await adminOf(client).inviteUser({
    email: 'ada@acme.example',
    first_name: 'Ada',
    last_name: 'Byron',
    organization,
  })
  if (outcome.kind === 'invited') show(outcome.value.id)
  else if (outcome.kind === 'stepRequired') askForProof()
}
