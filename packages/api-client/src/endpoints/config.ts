import {
  dataPartnerHeader,
  envTypeHeader,
  getBrandingEndpoint,
  getConfigEndpoint,
  getDatasetEnvironmentEndpoint,
  getEnvironmentEndpoint,
  sourceEnvTypeHeader,
  type Branding,
  type Config,
} from '../contract/config.ts'
import type { Client } from '../transport/client.ts'
import { load, type ReadOptions } from './perform.ts'

/**
 * The sign-in configuration, and the id of the data partner from a header of the answer; null if the header is missing.
 */
interface ConfigAnswer {
  readonly config: Config
  readonly dataPartnerId: string | null
}

/** Reads the sign-in configuration. The answer also sets the CSRF cookie. */
export function getConfig(client: Client, options?: ReadOptions) {
  const request = { ...options, returnHeaders: true } as const
  return load(client, getConfigEndpoint, request, ({ headers, result }): ConfigAnswer => ({
    config: result.data,
    dataPartnerId: headers.get(dataPartnerHeader),
  }))
}

/** Reads the branding file, in which a seller sets colours and theme of the platform. */
export function getBranding(client: Client, options?: ReadOptions) {
  return load(client, getBrandingEndpoint, { ...options }, (branding): Branding => branding)
}

/** In what kind of environment the platform, or one of its datasets, runs. */
export interface Environment {
  readonly envType: string | null
  readonly sourceEnvType: string | null
  /**
   * Whether the environment has the type `restricted` or the source type `premium`. Undefined if both headers are
   * missing.
   */
  readonly restricted: boolean | undefined
}

/**
 * Reads in what kind of environment the platform (or, with `datasetId`, the dataset) runs, from the response headers of
 * GET `/auth` or `/dv/{datasetId}/auth`.
 */
export function getEnvironment(
  client: Client,
  { datasetId }: { readonly datasetId?: string | null } = {},
  options?: ReadOptions,
) {
  const request = { ...options, returnHeaders: true } as const
  return datasetId
    ? load(
        client,
        getDatasetEnvironmentEndpoint,
        { ...request, params: { datasetId } },
        environmentIn,
      )
    : load(client, getEnvironmentEndpoint, request, environmentIn)
}

function environmentIn({ headers }: { headers: Headers }): Environment {
  const envType = headers.get(envTypeHeader)
  const sourceEnvType = headers.get(sourceEnvTypeHeader)
  const known = envType !== null || sourceEnvType !== null
  return {
    envType,
    sourceEnvType,
    restricted: known ? envType === 'restricted' || sourceEnvType === 'premium' : undefined,
  }
}
