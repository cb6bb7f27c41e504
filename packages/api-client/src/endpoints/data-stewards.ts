import type { Grant } from '../contract/admin-access.ts'
import {
  approveDataRequestEndpoint,
  endDataAccessEndpoint,
  extendDataAccessEndpoint,
  getDataRequestEndpoint,
  getDataStewardEndpoint,
  giveDataAccessEndpoint,
  listDataGrantsEndpoint,
  listDataRequestsEndpoint,
  listStewardedDatasetsEndpoint,
  refuseDataRequestEndpoint,
  returnDataRequestEndpoint,
  type DataRequest,
  type DataSteward,
  type StewardedDataset,
} from '../contract/data-stewards.ts'
import type { Client } from '../transport/client.ts'
import type { Page, PageInput } from './admin/page.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Loads what the signed-in user decides on. `forbidden`: nothing. */
export function getDataSteward(client: Client, options?: ReadOptions) {
  return load(client, getDataStewardEndpoint, options ?? {}, ({ data }): DataSteward => data)
}

/** Lists the requests on which the user decides: open ones, the oldest first, or decided ones, the latest first. */
export function listDataRequests(
  client: Client,
  input: PageInput & { readonly state?: 'open' | 'decided' | undefined } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listDataRequestsEndpoint, request, ({ data }): Page<DataRequest> => data)
}

/** Loads one request, with everything that has happened to it. */
export function getDataRequest(
  client: Client,
  { id }: { readonly id: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: { requestId: id } }
  return load(client, getDataRequestEndpoint, request, ({ data }): DataRequest => data)
}

/**
 * Approves a request, until the day that was asked for if none is given. `approved`: `state` says whether the dataset is
 * open now or waits for another approval. `conflict`: it is decided, one's own, or approved by the user already.
 */
export function approveDataRequest(
  client: Client,
  input: {
    readonly id: string
    /** The last day or a moment. Null: without an end. */
    readonly until?: string | null | undefined
    readonly text?: string | undefined
  },
  options?: CallOptions,
) {
  const { id, ...body } = input
  const request = { ...options, params: { requestId: id }, body }
  return perform(client, approveDataRequestEndpoint, request, ({ data }) => ({
    kind: 'approved' as const,
    ...data,
  }))
}

/** Returns a request with a question, which the person answers. */
export function returnDataRequest(
  client: Client,
  { id, text }: { readonly id: string; readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { requestId: id }, body: { text } }
  return perform(client, returnDataRequestEndpoint, request, () => ({ kind: 'changed' }))
}

/** Refuses a request, with a reason that the person reads. */
export function refuseDataRequest(
  client: Client,
  { id, text }: { readonly id: string; readonly text: string },
  options?: CallOptions,
) {
  const request = { ...options, params: { requestId: id }, body: { text } }
  return perform(client, refuseDataRequestEndpoint, request, () => ({ kind: 'changed' }))
}

/** Lists the datasets on which the user decides, with how many can open each. */
export function listStewardedDatasets(
  client: Client,
  input: PageInput = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(
    client,
    listStewardedDatasetsEndpoint,
    request,
    ({ data }): Page<StewardedDataset> => data,
  )
}

/** Lists who can open the datasets on which the user decides. */
export function listDataGrants(
  client: Client,
  input: PageInput & {
    readonly to?: 'organization' | 'user' | undefined
    /** Key of one dataset. */
    readonly resource?: string | undefined
    /** Only those that end within so many days. */
    readonly ends_within?: string | undefined
  } = {},
  options?: ReadOptions,
) {
  const request = { ...options, query: { ...input } }
  return load(client, listDataGrantsEndpoint, request, ({ data }): Page<Grant> => data)
}

/** A person's access to a dataset. */
export interface DataAccessInput {
  /** Name or key of the dataset. */
  readonly dataset: string
  /** Id of the person; `giveDataAccess` takes the address as well. */
  readonly user: string
  readonly reason: string
}
interface Until {
  /** The last day or a moment. Null: without an end. */
  readonly until?: string | null | undefined
}

const requestOf = <Body extends object>(
  { dataset, ...body }: Body & { readonly dataset: string },
  options: CallOptions | undefined,
) => ({ ...options, params: { datasetId: dataset }, body })

/** Opens a dataset to a person. `conflict`: they have it already, or it is oneself. */
export function giveDataAccess(
  client: Client,
  input: DataAccessInput & Until,
  options?: CallOptions,
) {
  const request = requestOf(input, options)
  return perform(client, giveDataAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Sets another end of a person's access to a dataset. */
export function extendDataAccess(
  client: Client,
  input: DataAccessInput & Until,
  options?: CallOptions,
) {
  const request = requestOf(input, options)
  return perform(client, extendDataAccessEndpoint, request, () => ({ kind: 'changed' }))
}

/** Ends a person's access to a dataset now. */
export function endDataAccess(client: Client, input: DataAccessInput, options?: CallOptions) {
  const request = requestOf(input, options)
  return perform(client, endDataAccessEndpoint, request, () => ({ kind: 'changed' }))
}
