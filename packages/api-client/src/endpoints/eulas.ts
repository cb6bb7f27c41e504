import { acceptEulaEndpoint, getEulaEndpoint, type Eula } from '../contract/eulas.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Reads terms of use in their current version. */
export function getEula(client: Client, input: { readonly id: string }, options?: ReadOptions) {
  const request = { ...options, params: { id: input.id } }
  return load(client, getEulaEndpoint, request, ({ data }): Eula => data, {
    validation_failed: 'notFound',
  })
}

/** Accepts terms; the server records their version and the time. */
export function acceptEula(
  client: Client,
  input: { readonly eulaId: string; readonly userId: string },
  options?: CallOptions,
) {
  const params = { eulaId: input.eulaId, userId: input.userId }
  return perform(
    client,
    acceptEulaEndpoint,
    { ...options, params, body: {} },
    () => ({ kind: 'accepted' }),
    { validation_failed: 'notFound' },
  )
}
