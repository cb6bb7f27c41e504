import { listVirtualCohortsEndpoint, type VirtualCohort } from '../contract/virtual-cohorts.ts'
import type { Client } from '../transport/client.ts'
import { eulaRequired, forbidden, notSignedIn } from './meaning.ts'
import { load, type CallOptions, type ReadOutcome } from './settle.ts'

/** How a call of {@link listVirtualCohorts} ends. */
export type ListVirtualCohortsOutcome = ReadOutcome<
  VirtualCohort[],
  'notSignedIn' | 'eulaRequired' | 'forbidden'
>

/** Lists the virtual-cohort profiles; for internal users. Never cached. */
export function listVirtualCohorts(
  client: Client,
  options?: CallOptions,
): Promise<ListVirtualCohortsOutcome> {
  return load(
    client.request(listVirtualCohortsEndpoint, { ...options, cache: false }),
    (cohorts) => cohorts,
    [notSignedIn, eulaRequired, forbidden],
  )
}
