import {
  acceptEulaEndpoint,
  getEulaEndpoint,
  listDatasetTermsEndpoint,
  type Eula,
  type DatasetTerms,
} from '../contract/eulas.ts'
import { languages } from '../contract/languages.ts'
import type { Client } from '../transport/client.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Reads terms of use in their current version. */
export function getEula(client: Client, input: { readonly id: string }, options?: ReadOptions) {
  const request = { ...options, params: { id: input.id } }
  return load(client, getEulaEndpoint, request, ({ data }): Eula => data, {
    validation_failed: 'notFound',
  })
}

/**
 * Accepts terms in the version and language that the user has read; the server records both with the time.
 * `termsChanged`: the terms have a newer version by now, which the user must read first.
 */
export function acceptEula(
  client: Client,
  input: {
    readonly eulaId: string
    readonly userId: string
    readonly version?: number | undefined
    readonly language?: string | null | undefined
    /** The name that the user wrote as signature, for terms that ask for it. */
    readonly signedName?: string | undefined
  },
  options?: CallOptions,
) {
  const params = { eulaId: input.eulaId, userId: input.userId }
  const language = languages.find((one) => one === input.language)
  const body = { version: input.version, language, signed_name: input.signedName }
  return perform(
    client,
    acceptEulaEndpoint,
    { ...options, params, body },
    () => ({ kind: 'accepted' }),
    { validation_failed: 'notFound' },
  )
}

/** Lists the terms that a dataset and its members ask for before their data opens, and what the user has accepted. */
export function listDatasetTerms(
  client: Client,
  input: { readonly datasetId: string },
  options?: ReadOptions,
) {
  const request = { ...options, params: input }
  return load(
    client,
    listDatasetTermsEndpoint,
    request,
    ({ data }): readonly DatasetTerms[] => data,
    { validation_failed: 'notFound' },
  )
}
