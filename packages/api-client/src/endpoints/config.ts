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
import { load, type ReadOptions, type ReadOutcome } from './settle.ts'

/** The sign-in configuration, with the data partner that its response header names. */
export interface ConfigAnswer {
  readonly config: Config
  readonly dataPartnerId: string | null
}
/** How a call of {@link getConfig} ends. */
export type GetConfigOutcome = ReadOutcome<ConfigAnswer, never>

/** Reads the sign-in configuration. The server sets the CSRF cookie with it. */
export function getConfig(client: Client, options?: ReadOptions): Promise<GetConfigOutcome> {
  return load(
    client.request(getConfigEndpoint, { ...options, returnHeaders: true }),
    ({ headers, result }) => ({
      config: result.data,
      dataPartnerId: headers.get(dataPartnerHeader),
    }),
    [],
  )
}

/** How a call of {@link getBranding} ends. */
export type GetBrandingOutcome = ReadOutcome<Branding, never>

/** Reads the branding file. */
export function getBranding(client: Client, options?: ReadOptions): Promise<GetBrandingOutcome> {
  return load(client.request(getBrandingEndpoint, options), (branding) => branding, [])
}

/** The environment flags of the platform or of one dataset. */
export interface Environment {
  readonly envType: string | null
  readonly sourceEnvType: string | null
  /** Type `restricted` or source type `premium`; undefined where both headers are missing. */
  readonly restricted: boolean | undefined
}
/** How a call of {@link getEnvironment} ends. */
export type GetEnvironmentOutcome = ReadOutcome<Environment, never>

/** Reads the environment flags from the response headers of GET `/auth`, or `/dv/{datasetId}/auth`. */
export function getEnvironment(
  client: Client,
  { datasetId, ...options }: ReadOptions & { readonly datasetId?: string | null } = {},
): Promise<GetEnvironmentOutcome> {
  const headersOnly = { ...options, returnHeaders: true } as const
  const call = datasetId
    ? client.request(getDatasetEnvironmentEndpoint, { ...headersOnly, params: { datasetId } })
    : client.request(getEnvironmentEndpoint, headersOnly)
  return load(
    call,
    ({ headers }) => {
      const envType = headers.get(envTypeHeader)
      const sourceEnvType = headers.get(sourceEnvTypeHeader)
      const known = envType !== null || sourceEnvType !== null
      return {
        envType,
        sourceEnvType,
        restricted: known ? envType === 'restricted' || sourceEnvType === 'premium' : undefined,
      }
    },
    [],
  )
}
