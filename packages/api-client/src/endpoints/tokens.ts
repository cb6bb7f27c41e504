import {
  createTokenEndpoint,
  deleteTokenEndpoint,
  listTokensEndpoint,
  type AppToken,
  type NewAppToken,
} from '../contract/tokens.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists the user's tokens for programs, the newest first. */
export function listTokens(client: Client, options?: ReadOptions) {
  return load(client, listTokensEndpoint, { ...options }, ({ data }): AppToken[] => data)
}

/**
 * Makes a token for one app. Only the outcome of this call contains its secret. `stepRequired`: call `proveAgain`
 * first. `conflict`: the user has the maximum number of tokens.
 */
export function createToken(
  client: Client,
  input: {
    readonly name: string
    readonly app: string
    readonly dataset?: string | null | undefined
    /** After how many days the token ends, from 1 to 90. */
    readonly days: number
  },
  options?: CallOptions,
) {
  const { name, app, dataset, days } = input
  const request = { ...options, body: { name, app, dataset, days } }
  return perform(client, createTokenEndpoint, request, ({ data }) => {
    const token: NewAppToken = data
    return { kind: 'created', token }
  })
}

/** Ends a token: the server refuses the next request with it. */
export function deleteToken(client: Client, input: { readonly id: string }, options?: CallOptions) {
  const request = { ...options, params: { tokenId: input.id } }
  return perform(client, deleteTokenEndpoint, request, () => ({ kind: 'deleted' }), {
    validation_failed: 'notFound',
  })
}
