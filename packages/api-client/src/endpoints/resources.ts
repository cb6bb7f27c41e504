import * as v from 'valibot'
import { data } from '../contract/endpoint.ts'
import {
  getDatasetEndpoint,
  listEndedResourcesEndpoint,
  renewAccessEndpoint,
  listResourcesEndpoint,
  resourceEntry,
  type CurrentDataset,
  type EndedResource,
  type ResourceEntry,
  type ResourceType,
} from '../contract/resources.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type ReadOptions, type CallOptions } from './perform.ts'
import { listVirtualCohortsEndpoint, type VirtualCohort } from '../contract/virtual-cohorts.ts'

/** Which entries {@link listResources} returns, and what it does with those that do not fit the contract. */
export interface ListResourcesInput {
  readonly resourceType?: ResourceType
  /** Called with each entry that is skipped because it does not fit the contract, and with the reason. */
  readonly onLeftOut?: (entry: unknown, reason: string) => void
}

/**
 * Lists the apps and datasets that the signed-in user can open, all or of one type. Entries that do not fit the
 * contract are skipped.
 */
export function listResources(
  client: Client,
  { resourceType, onLeftOut }: ListResourcesInput = {},
  options?: ReadOptions,
) {
  // Validate each entry on its own, so that one entry that only a newer client knows does not make the whole list fail.
  const entries = { ...listResourcesEndpoint, answer: data(v.array(v.unknown())) }
  const read = (entry: unknown): ResourceEntry[] => {
    const { success, output, issues } = v.safeParse(resourceEntry, entry)
    if (success) return [output]
    onLeftOut?.(entry, `${v.getDotPath(issues[0]) ?? 'the entry'}: ${issues[0].message}`)
    return []
  }
  const request = { ...options, query: { resourcetype: resourceType } }
  return load(client, entries, request, ({ data: found }) => found.flatMap(read))
}

/** Lists the apps and datasets to which the signed-in user's access has ended within 90 days, the latest first. */
export function listEndedResources(client: Client, options?: ReadOptions) {
  return load(
    client,
    listEndedResourcesEndpoint,
    options ?? {},
    ({ data: found }): EndedResource[] => found,
  )
}

/**
 * Requests a later end of the user's own grant. `conflict`: a request is open already, the grant cannot be renewed now,
 * or the user acts for a customer; the error's `reason` says which.
 */
export function renewAccess(
  client: Client,
  input: {
    /** Name of the dataset or address of the app, or the key of either. */
    readonly resource: string
    readonly reason: string
  },
  options?: CallOptions,
) {
  const { resource: resourceId, reason } = input
  const request = { ...options, params: { resourceId }, body: { reason } }
  return perform(client, renewAccessEndpoint, request, ({ data: { id, number } }) => ({
    kind: 'requested',
    id,
    number,
  }))
}

/** Reads one dataset with its data partner and members. */
export function getDataset(
  client: Client,
  input: { readonly datasetId: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: { datasetId: input.datasetId } }
  return load(client, getDatasetEndpoint, request, ({ data: dataset }): CurrentDataset => dataset, {
    validation_failed: 'notFound',
  })
}

/** Lists the virtual-cohort profiles, for internal users. Never cached. */
export function listVirtualCohorts(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false }
  return load(client, listVirtualCohortsEndpoint, request, (cohorts): VirtualCohort[] => cohorts)
}
