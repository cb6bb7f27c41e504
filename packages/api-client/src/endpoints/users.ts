import {
  getAuthenticatedEndpoint,
  getProfileEndpoint,
  getRolesEndpoint,
  getSessionValidityEndpoint,
  type AppRole,
  type UserProfile,
} from '../contract/users.ts'
import type { Organization } from '../contract/impersonation.ts'
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

/** Asks whether anyone is signed in in this browser. Never cached, and never sends the unauthorized event. */
export function getAuthenticated(
  client: Client,
  options?: CallOptions,
): Promise<GetAuthenticatedOutcome> {
  const call = client.request(getAuthenticatedEndpoint, {
    ...options,
    cache: false,
    anyUser: true,
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
      const { id, impersonating, organization_info: own } = data
      client.setScope({
        userId: id,
        organizationId: (impersonating ?? own).id,
        actingForId: impersonating?.id ?? null,
      })
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

/** The end of the session as the server states it, with the server's clock, and whose session it is. */
export interface SessionValidity {
  /** Unix seconds by the contract. Unchecked: missing, or in milliseconds, from some servers. */
  readonly maxTtl: unknown
  /** The server's time at the answer, from its `Date` header: Unix milliseconds, or null. */
  readonly serverTimeMs: number | null
  /** The user who is signed in in this browser now, whoever the page belongs to. */
  readonly userId: string
  /** The customer organisation for which that user acts. */
  readonly actingFor: Organization | null
}
/** How a call of {@link getSessionValidity} ends. */
export type GetSessionValidityOutcome = ReadOutcome<SessionValidity>

/** Reads when the session ends and whose it is. Never cached. */
export function getSessionValidity(
  client: Client,
  options?: CallOptions,
): Promise<GetSessionValidityOutcome> {
  const call = client.request(getSessionValidityEndpoint, {
    ...options,
    cache: false,
    anyUser: true,
    returnHeaders: true,
  })
  return load(
    call,
    ({ headers, result: { data } }) => ({
      maxTtl: data.max_ttl,
      serverTimeMs: Date.parse(headers.get('date') ?? '') || null,
      userId: data.user_id,
      actingFor: data.acting_for,
    }),
    [notSignedIn],
  )
}
