import { createPasskey, getPasskeyCreationOptions, type Client } from '@vestibule/api-client'
import { makePasskey } from '@vestibule/app-kit/passkeys'

/** Asks the server what to make, the browser to make it, and the server to take it. */
export async function addPasskey(client: Client) {
  const options = await getPasskeyCreationOptions(client)
  if (options.kind !== 'loaded') return options
  const made = await makePasskey(window, options.value)
  return made.kind === 'created' ? createPasskey(client, { credential: made.credential }) : made
}
