import {
  getAuthenticatedEndpoint,
  getProfileEndpoint,
  getRolesEndpoint,
  getSessionValidityEndpoint,
  updateProfileEndpoint,
  type AppRole,
  type UserProfile,
} from '../contract/users.ts'
import type { Organization } from '../contract/impersonation.ts'
import type { Client } from '../transport/client.ts'
import type { QueryParams } from '../transport/request-url.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/**
 * Outcome for a browser in which somebody is signed in. `proofs`: while the session is locked, the factors with which
 * `proveAgain` unlocks it.
 */
type SignedInOrLocked =
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'locked'; readonly proofs: readonly string[] }

/** Asks whether somebody is signed in in this browser. Never cached, and never sends the unauthorized event. */
export function getAuthenticated(client: Client, options?: CallOptions) {
  return perform(
    client,
    getAuthenticatedEndpoint,
    { ...options, cache: false, anyUser: true, unauthorizedStatuses: [] },
    (result): SignedInOrLocked =>
      result?.data?.locked === true
        ? { kind: 'locked', proofs: result.data.proofs ?? [] }
        : { kind: 'signedIn' },
    { not_authenticated: 'signedOut', two_factors_required: 'signedOut' },
  )
}

/**
 * Reads the profile of the signed-in user, and sets the user and the organisation in the client's scope, which clears
 * the cache if they have changed. `query`: parameters for other servers; Vestibule's own server takes none.
 */
export function getProfile(
  client: Client,
  options?: ReadOptions & { readonly query?: QueryParams },
) {
  return load(client, getProfileEndpoint, { ...options }, ({ data }): UserProfile => {
    const { id, impersonating, organization_info: own } = data
    client.setScope({
      userId: id,
      organizationId: (impersonating ?? own).id,
      actingForId: impersonating?.id ?? null,
    })
    return data
  })
}

/** Changes to a profile. Absent fields stay as they are. `language` null: pages use the browser's language. */
export interface ProfileInput {
  readonly firstName?: string | undefined
  readonly lastName?: string | undefined
  readonly language?: string | null | undefined
}

/** Changes the names or the language of the signed-in user. `error.fields` says what is wrong. */
export function updateProfile(client: Client, input: ProfileInput, options?: CallOptions) {
  const { firstName, lastName, language } = input
  const body = { first_name: firstName, last_name: lastName, language }
  return perform(client, updateProfileEndpoint, { ...options, body }, ({ data }) => ({
    kind: 'saved',
    profile: data,
  }))
}

/**
 * Reads the roles of the signed-in user in apps; none while the user acts for a customer. `appName`: reads only the
 * roles for this app and those for every app.
 */
export function getRoles(
  client: Client,
  input: { readonly appName?: string | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { app_name: input.appName } }
  return load(client, getRolesEndpoint, request, ({ data }): AppRole[] => data)
}

/** When the session ends by the server's clock, and whose session it is. */
export interface SessionValidity {
  /**
   * When the session ends, by the contract in Unix seconds. Not validated: some servers omit it or send milliseconds.
   */
  readonly maxTtl: unknown
  /** When the server answered, from the `Date` header, in Unix milliseconds. Null if the header is missing. */
  readonly serverTimeMs: number | null
  /** The user who is signed in in this browser now, even if the page was loaded for another user. */
  readonly userId: string
  /** The customer organisation for which the user, a member of staff, acts. Null: for nobody. */
  readonly actingFor: Organization | null
  /**
   * When the session is locked unless somebody uses it before, in Unix milliseconds of the server's clock. Null: never.
   */
  readonly locksAtMs: number | null
}

/** Reads when the session ends and whose session it is. Never cached. */
export function getSessionValidity(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false, anyUser: true, returnHeaders: true } as const
  return load(
    client,
    getSessionValidityEndpoint,
    request,
    ({ headers, result: { data } }): SessionValidity => ({
      maxTtl: data.max_ttl,
      serverTimeMs: Date.parse(headers.get('date') ?? '') || null,
      userId: data.user_id,
      actingFor: data.acting_for,
      locksAtMs: Date.parse(data.locks_at ?? '') || null,
    }),
  )
}
