import {
  createOrganizationEndpoint,
  editOrganizationEndpoint,
  getOrganizationEndpoint,
  listAllOrganizationsEndpoint,
  type ListedOrganization,
  type OrganizationFacts,
} from '../../contract/admin-organizations.ts'
import type { SignInMethod } from '../../contract/config.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

type Tier = 'premium' | 'explore'

/** Lists organisations by name. */
export function listAllOrganizations(
  client: Client,
  input: PageInput & {
    readonly tier?: Tier | undefined
    readonly signInMethod?: SignInMethod | undefined
  } = {},
  options?: ReadOptions,
) {
  const { signInMethod, ...others } = input
  const request = { ...options, query: { ...others, sign_in_method: signInMethod } }
  return load(
    client,
    listAllOrganizationsEndpoint,
    request,
    ({ data }): Page<ListedOrganization> => data,
  )
}

/** Reads one organisation. */
export function getOrganization(
  client: Client,
  input: { readonly id: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: { organizationId: input.id } }
  return load(client, getOrganizationEndpoint, request, ({ data }): OrganizationFacts => data)
}

/** Adds a customer organisation, without access to anything yet. */
export function createOrganization(
  client: Client,
  input: {
    readonly name: string
    readonly tier?: Tier | undefined
    readonly signInMethod?: SignInMethod | undefined
  },
  options?: CallOptions,
) {
  const { name, tier, signInMethod } = input
  const body = { name, tier, sign_in_method: signInMethod }
  return perform(client, createOrganizationEndpoint, { ...options, body }, ({ data }) => ({
    kind: 'created',
    id: data.id,
  }))
}

/** Changes an organisation; absent fields stay as they are. */
export function editOrganization(
  client: Client,
  input: {
    readonly id: string
    readonly name?: string | undefined
    readonly tier?: Tier | undefined
    /** Null: no method is set for its new people. */
    readonly signInMethod?: SignInMethod | null | undefined
    /** Whether its people must show two factors. */
    readonly twoFactors?: boolean | undefined
    readonly reason?: string | undefined
  },
  options?: CallOptions,
) {
  const { id, name, tier, signInMethod, twoFactors, reason } = input
  const body = { name, tier, sign_in_method: signInMethod, two_factors: twoFactors, reason }
  const request = { ...options, params: { organizationId: id }, body }
  return perform(client, editOrganizationEndpoint, request, () => ({ kind: 'changed' }))
}
