import {
  extendAccessEndpoint,
  giveAccessEndpoint,
  listAccessRequestsEndpoint,
  listGrantsEndpoint,
  listManagedResourcesEndpoint,
  refuseAccessRequestEndpoint,
  takeAccessEndpoint,
  type AccessRequest,
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
    /** Only those that end within so many days. */
    readonly ends_within?: string | undefined
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

/** From when until when a grant counts, each a day such as `2027-03-31` or a moment in ISO 8601. Null: no such limit. */
export interface AccessTerm {
  readonly from?: string | null | undefined
  readonly until?: string | null | undefined
}

const requestOf = (
  { resource, ...body }: AccessInput & AccessTerm,
  options: CallOptions | undefined,
) => ({
  ...options,
  params: { resourceId: resource },
  body,
})

/** Opens an app or a dataset to an organisation or to a person. */
export function giveAccess(client: Client, input: AccessInput & AccessTerm, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, giveAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Sets another end of a grant, or none. It counts at once, also for a grant that has ended. */
export function extendAccess(
  client: Client,
  input: AccessInput & Pick<AccessTerm, 'until'>,
  options?: CallOptions,
) {
  const request = requestOf(input, options)
  return perform(client, extendAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Withdraws a grant from an organisation or from a person. */
export function takeAccess(client: Client, input: AccessInput, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, takeAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Lists requests for access: those that wait, the oldest first, or those that are decided, the latest first. */
export function listAccessRequests(
  client: Client,
  input: PageInput & { readonly state?: 'open' | 'decided' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listAccessRequestsEndpoint, request, ({ data }): Page<AccessRequest> => data)
}

/** Refuses a request, with a reason that the person reads in a mail. */
export function refuseAccessRequest(
  client: Client,
  input: { readonly id: string; readonly reason: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { requestId: input.id }, body: { reason: input.reason } }
  return perform(client, refuseAccessRequestEndpoint, request, () => ({ kind: 'changed' }))
}
