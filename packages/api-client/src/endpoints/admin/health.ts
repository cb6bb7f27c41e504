import {
  getHealthChecksEndpoint,
  getHealthEndpoint,
  type Health,
  type HealthChecks,
} from '../../contract/admin-health.ts'
import type { Client } from '../../transport/client.ts'
import { load, type ReadOptions } from '../perform.ts'

/** Reads the mail queue, the background jobs, and the settings without their secrets. */
export function getHealth(client: Client, options?: ReadOptions) {
  return load(client, getHealthEndpoint, { ...options }, ({ data }): Health => data)
}

/** Runs the checks of `vestibule doctor`; takes as long as the slowest check. */
export function getHealthChecks(client: Client, options?: ReadOptions) {
  return load(client, getHealthChecksEndpoint, { ...options }, ({ data }): HealthChecks => data)
}
