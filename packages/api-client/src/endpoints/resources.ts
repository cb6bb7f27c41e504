import {
  getDatasetEndpoint,
  listResourcesEndpoint,
  type CurrentDataset,
  type ResourceEntry,
  type ResourceType,
} from '../contract/resources.ts'
import type { Client } from '../transport/client.ts'
import { eulaRequired, forbidden, notFound, notSignedIn } from './meaning.ts'
import { load, type ReadOptions, type ReadOutcome } from './settle.ts'

/** How a call of {@link listResources} ends. */
export type ListResourcesOutcome = ReadOutcome<ResourceEntry[], 'notSignedIn' | 'eulaRequired'>

/** Lists the apps and datasets that are open to the signed-in user, all or of one type. */
export function listResources(
  client: Client,
  { resourceType, ...options }: ReadOptions & { readonly resourceType?: ResourceType } = {},
): Promise<ListResourcesOutcome> {
  const query = { resourcetype: resourceType }
  return load(client.request(listResourcesEndpoint, { ...options, query }), ({ data }) => data, [
    notSignedIn,
    eulaRequired,
  ])
}

/** How a call of {@link getDataset} ends. */
export type GetDatasetOutcome = ReadOutcome<
  CurrentDataset,
  'notSignedIn' | 'eulaRequired' | 'forbidden' | 'notFound'
>

/** Reads one dataset with its data partner and members. */
export function getDataset(
  client: Client,
  input: { readonly datasetId: string },
  options?: ReadOptions,
): Promise<GetDatasetOutcome> {
  const params = { datasetId: input.datasetId }
  return load(client.request(getDatasetEndpoint, { ...options, params }), ({ data }) => data, [
    notSignedIn,
    eulaRequired,
    forbidden,
    notFound,
  ])
}
