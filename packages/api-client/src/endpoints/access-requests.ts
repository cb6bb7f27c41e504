import {
  answerRequestEndpoint,
  listCatalogueEndpoint,
  listOwnRequestsEndpoint,
  requestAccessEndpoint,
  withdrawRequestEndpoint,
  type CatalogueEntry,
  type OwnRequest,
} from '../contract/access-requests.ts'
import type { Client } from '../transport/client.ts'
import type { Page, PageInput } from './admin/page.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists the datasets that the signed-in user can open or may find, by name. */
export function listCatalogue(client: Client, input: PageInput = {}, options?: ReadOptions) {
  const request = { ...options, query: { ...input } }
  return load(client, listCatalogueEndpoint, request, ({ data }): Page<CatalogueEntry> => data)
}

/** A request for access to a dataset. */
export interface RequestAccessInput {
  /** Name or key of the dataset. */
  readonly resource: string
  /** What the data is needed for. Those who decide read it. */
  readonly purpose: string
  readonly project?: string | null | undefined
  /** The last day, such as `2027-03-31`, or a moment in ISO 8601. Null or absent: as those who decide see fit. */
  readonly until?: string | null | undefined
  /** Addresses of colleagues of the same organisation, at most 20. */
  readonly colleagues?: readonly string[] | undefined
}

/** Asks for access to a dataset. `conflict`: the user can open it or has an open request for it; `reason` says which. */
export function requestAccess(
  client: Client,
  { colleagues = [], ...input }: RequestAccessInput,
  options?: CallOptions,
) {
  const request = { ...options, body: { ...input, colleagues: [...colleagues] } }
  return perform(client, requestAccessEndpoint, request, ({ data }) => ({
    kind: 'requested' as const,
    ...data,
  }))
}

/** Lists the requests of the signed-in user and those in which they are a colleague, the latest first. */
export function listOwnRequests(client: Client, options?: ReadOptions) {
  return load(client, listOwnRequestsEndpoint, options ?? {}, ({ data }): OwnRequest[] => data)
}

/** Answers the question with which a request was returned. */
export function answerRequest(
  client: Client,
  { id, text }: { readonly id: string; readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { requestId: id }, body: { text } }
  return perform(client, answerRequestEndpoint, request, () => ({ kind: 'changed' }))
}

/** Withdraws one's own request while it is open. */
export function withdrawRequest(
  client: Client,
  { id }: { readonly id: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { requestId: id } }
  return perform(client, withdrawRequestEndpoint, request, () => ({ kind: 'changed' }))
}
