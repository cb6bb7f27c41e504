import { listVirtualCohortsEndpoint, type VirtualCohort } from '../contract/virtual-cohorts.ts'
import type { Client } from '../transport/client.ts'
import { load, type CallOptions } from './perform.ts'

/** Lists the virtual-cohort profiles; for internal users. Never cached. */
export function listVirtualCohorts(client: Client, options?: CallOptions) {
  const request = { ...options, cache: false }
  return load(client, listVirtualCohortsEndpoint, request, (cohorts): VirtualCohort[] => cohorts)
}
