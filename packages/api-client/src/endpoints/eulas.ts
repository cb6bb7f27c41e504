import { acceptEulaEndpoint, getEulaEndpoint, type Eula } from '../contract/eulas.ts'
import type { Client } from '../transport/client.ts'
import { forbidden, notFound, notSignedIn } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOptions,
  type ReadOutcome,
  type Refused,
  type Throttled,
} from './settle.ts'

/** How a call of {@link getEula} ends. */
export type GetEulaOutcome = ReadOutcome<Eula, 'notSignedIn' | 'notFound'>

/** Reads terms of use in their current version. */
export function getEula(
  client: Client,
  input: { readonly id: string },
  options?: ReadOptions,
): Promise<GetEulaOutcome> {
  const params = { id: input.id }
  return load(client.request(getEulaEndpoint, { ...options, params }), ({ data }) => data, [
    notSignedIn,
    notFound,
  ])
}

/** How a call of {@link acceptEula} ends. */
export type AcceptEulaOutcome =
  | { readonly kind: 'accepted' }
  | Refused<'notSignedIn' | 'forbidden' | 'notFound'>
  | Throttled
  | Failed

/** Accepts terms; recorded with their version and the time. */
export function acceptEula(
  client: Client,
  input: { readonly eulaId: string; readonly userId: string },
  options?: CallOptions,
): Promise<AcceptEulaOutcome> {
  const params = { eulaId: input.eulaId, userId: input.userId }
  const call = client.request(acceptEulaEndpoint, { ...options, params, body: {} })
  return settle(
    call.then(() => ({ kind: 'accepted' as const })),
    [notSignedIn, forbidden, notFound],
  )
}
