import {
  getAuthenticatedEndpoint,
  getProfileEndpoint,
  getRolesEndpoint,
  getSessionValidityEndpoint,
  type AppRole,
  type UserProfile,
} from '../contract/users.ts'
import type { Client } from '../transport/client.ts'
import { notSignedIn, signedOut } from './meaning.ts'
import {
  load,
  settle,
  type CallOptions,
  type Failed,
  type ReadOptions,
  type ReadOutcome,
  type Throttled,
} from './settle.ts'

/** How a call of {@link getAuthenticated} ends. */
export type GetAuthenticatedOutcome =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'signedOut' }
  | Throttled
  | Failed

/** Asks whether this browser is signed in. Never cached, and never sends the unauthorized event. */
export function getAuthenticated(
  client: Client,
  options?: CallOptions,
): Promise<GetAuthenticatedOutcome> {
  const call = client.request(getAuthenticatedEndpoint, {
    ...options,
    cache: false,
    unauthorizedCodes: [],
  })
  return settle(
    call.then(() => ({ kind: 'signedIn' as const })),
    [signedOut],
  )
}

/** How a call of {@link getProfile} ends. */
export type GetProfileOutcome = ReadOutcome<UserProfile>

/** Reads the profile of the signed-in user. Another user or organisation than before drops the cache. */
export function getProfile(client: Client, options?: ReadOptions): Promise<GetProfileOutcome> {
  return load(
    client.request(getProfileEndpoint, options),
    ({ data }) => {
      const { id } = data.impersonating ?? data.organization_info
      client.setScope({ userId: data.id, organizationId: id })
      return data
    },
    [notSignedIn],
  )
}

/** How a call of {@link getRoles} ends. */
export type GetRolesOutcome = ReadOutcome<AppRole[]>

/** Reads the app roles of the signed-in user. */
export function getRoles(
  client: Client,
  { appName, ...options }: ReadOptions & { readonly appName?: string } = {},
): Promise<GetRolesOutcome> {
  const query = { app_name: appName }
  return load(client.request(getRolesEndpoint, { ...options, query }), ({ data }) => data, [
    notSignedIn,
  ])
}

/** The end of the session as the server states it, with the server's clock. */
export interface SessionValidity {
  /** Unix seconds by the contract. Unchecked: missing, or in milliseconds, from some servers. */
  readonly maxTtl: unknown
  /** The server's time at the answer, from its `Date` header: Unix milliseconds, or null. */
  readonly serverTimeMs: number | null
}
/** How a call of {@link getSessionValidity} ends. */
export type GetSessionValidityOutcome = ReadOutcome<SessionValidity>

/** Reads when the session ends. Never cached. */
export function getSessionValidity(
  client: Client,
  options?: CallOptions,
): Promise<GetSessionValidityOutcome> {
  const call = client.request(getSessionValidityEndpoint, {
    ...options,
    cache: false,
    returnHeaders: true,
  })
  return load(
    call,
    ({ headers, result }) => ({
      maxTtl: result.data.max_ttl,
      serverTimeMs: Date.parse(headers.get('date') ?? '') || null,
    }),
    [notSignedIn],
  )
}
