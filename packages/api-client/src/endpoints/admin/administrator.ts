import {
  getAdministratorEndpoint,
  getAdminOverviewEndpoint,
  type AdministratorFacts,
  type AdminOverview,
} from '../../contract/administrator.ts'
import type { Client } from '../../transport/client.ts'
import { load, type ReadOptions } from '../perform.ts'

/** Reads what the signed-in user may do in administration. `forbidden`: no role of administration. */
export function getAdministrator(client: Client, options?: ReadOptions) {
  return load(
    client,
    getAdministratorEndpoint,
    { ...options },
    ({ data }): AdministratorFacts => data,
  )
}

/** Reads what work waits for administrators. */
export function getAdminOverview(client: Client, options?: ReadOptions) {
  return load(client, getAdminOverviewEndpoint, { ...options }, ({ data }): AdminOverview => data)
}
