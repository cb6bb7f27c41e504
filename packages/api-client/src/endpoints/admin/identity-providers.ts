import {
  enforceIdentityProviderEndpoint,
  getIdentityProviderEndpoint,
  listIdentityProvidersEndpoint,
  removeIdentityProviderEndpoint,
  saveIdentityProviderEndpoint,
  testIdentityProviderEndpoint,
  type IdentityProvider,
  type ListedIdentityProvider,
} from '../../contract/admin-identity-providers.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** The organisation of the provider, and the reason for the change. */
export interface ProviderChange {
  /** The id of the organisation. */
  readonly id: string
  readonly reason?: string | undefined
}

/** The settings of a provider. */
export interface ProviderInput extends ProviderChange {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  /** Absent: the stored secret is kept. */
  readonly clientSecret?: string | undefined
  readonly jit: boolean
}

const requestOf = <Body>(id: string, body: Body, options?: CallOptions) => ({
  ...options,
  params: { organizationId: id },
  body,
})

/** Lists the identity providers of all organisations, by name of the organisation. */
export function listIdentityProviders(
  client: Client,
  input: PageInput = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(
    client,
    listIdentityProvidersEndpoint,
    request,
    ({ data }): Page<ListedIdentityProvider> => data,
  )
}

/** Reads the identity provider of an organisation; null if it has none. */
export function getIdentityProvider(
  client: Client,
  input: { readonly id: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: { organizationId: input.id } }
  return load(
    client,
    getIdentityProviderEndpoint,
    request,
    ({ data }): IdentityProvider | null => data,
  )
}

/** Sets the provider of an organisation. */
export function saveIdentityProvider(client: Client, input: ProviderInput, options?: CallOptions) {
  const { id, name, issuer, clientId, clientSecret, jit, reason } = input
  const body = { name, issuer, client_id: clientId, client_secret: clientSecret, jit, reason }
  const request = requestOf(id, body, options)
  return perform(client, saveIdentityProviderEndpoint, request, ({ data }) => ({
    kind: 'saved',
    identityProvider: data,
  }))
}

/** Removes the provider of an organisation. */
export function removeIdentityProvider(
  client: Client,
  { id, reason }: ProviderChange,
  options?: CallOptions,
) {
  const request = requestOf(id, { reason }, options)
  return perform(client, removeIdentityProviderEndpoint, request, () => ({ kind: 'removed' }))
}

/** Begins a test sign-in. */
export function testIdentityProvider(
  client: Client,
  input: { readonly id: string },
  options?: CallOptions,
) {
  const request = requestOf(input.id, {}, options)
  return perform(client, testIdentityProviderEndpoint, request, ({ data }) => ({
    kind: 'begun',
    /** Open it in a new tab. Null: the provider could not be reached. */
    redirectUrl: data.redirect_url,
    identityProvider: data.identity_provider,
  }))
}

/** Makes people sign in only by the provider, or lifts that again. */
export function enforceIdentityProvider(
  client: Client,
  input: ProviderChange & { readonly enforced: boolean },
  options?: CallOptions,
) {
  const { id, enforced, reason } = input
  const request = requestOf(id, { enforced, reason }, options)
  return perform(client, enforceIdentityProviderEndpoint, request, ({ data }) => ({
    kind: 'changed',
    identityProvider: data,
  }))
}
