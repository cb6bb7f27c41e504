import { createPasskey, getPasskeyCreationOptions, type Client } from '@vestibule/api-client'
import { makePasskey } from '../passkeys.ts'

/** Gets options from the server, makes the browser create the passkey, and registers the passkey at the server. */
export async function addPasskey(client: Client) {
  const options = await getPasskeyCreationOptions(client)
  if (options.kind !== 'loaded') return options
  const made = await makePasskey(window, options.value)
  return made.kind === 'created' ? createPasskey(client, { credential: made.credential }) : made
}
