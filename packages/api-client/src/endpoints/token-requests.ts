import {
  decideTokenRequestEndpoint,
  getTokenRequestEndpoint,
  type TokenRequest,
} from '../contract/token-requests.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions } from './perform.ts'

/** Reads which program shows a code. The server counts wrong codes and refuses further calls after too many. */
export function getTokenRequest(
  client: Client,
  input: { readonly code: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { code: input.code }, cache: false }
  return load(client, getTokenRequestEndpoint, request, ({ data }): TokenRequest => data)
}

/** Approves or denies the token that a program asks for. `stepRequired`: call `proveAgain` first. */
export function decideTokenRequest(
  client: Client,
  input: { readonly code: string; readonly decision: 'approve' | 'deny' },
  options?: CallOptions,
) {
  const body = { code: input.code, decision: input.decision }
  return perform(client, decideTokenRequestEndpoint, { ...options, body }, () => ({
    kind: 'decided',
  }))
}
