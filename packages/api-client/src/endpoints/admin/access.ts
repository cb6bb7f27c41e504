import {
  giveAccessEndpoint,
  listGrantsEndpoint,
  listManagedResourcesEndpoint,
  takeAccessEndpoint,
  type Grant,
  type ManagedResource,
} from '../../contract/admin-access.ts'
import type { Client } from '../../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from '../perform.ts'
import type { Page, PageInput } from './page.ts'

/** Lists apps and datasets, with how many organisations and people can open each. */
export function listManagedResources(client: Client, input: PageInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(
    client,
    listManagedResourcesEndpoint,
    request,
    ({ data }): Page<ManagedResource> => data,
  )
}

/** Lists who can open what: grants to organisations, or grants to people. */
export function listGrants(
  client: Client,
  input: PageInput & {
    readonly to: 'organization' | 'user'
    readonly resource?: string | undefined
    readonly organization?: string | undefined
  },
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listGrantsEndpoint, request, ({ data }): Page<Grant> => data)
}

/** A resource, and the organisation or person whose grant is given or withdrawn. */
export type AccessInput = {
  readonly resource: string
  readonly reason?: string | undefined
} & ({ readonly organization: string } | { readonly user: string })

const requestOf = ({ resource, ...body }: AccessInput, options: CallOptions | undefined) => ({
  ...options,
  params: { resourceId: resource },
  body,
})

/** Opens an app or a dataset to an organisation or to a person. */
export function giveAccess(client: Client, input: AccessInput, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, giveAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Withdraws a grant from an organisation or from a person. */
export function takeAccess(client: Client, input: AccessInput, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, takeAccessEndpoint, request, () => ({ kind: 'changed' }))
}
