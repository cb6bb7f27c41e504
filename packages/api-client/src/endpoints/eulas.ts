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
 * Accepts terms in the version and language that were shown; the server records them with the time. `termsChanged`:
 * another version applies by now, and has to be shown first.
 */
export function acceptEula(
  client: Client,
  input: {
    readonly eulaId: string
    readonly userId: string
    readonly version?: number | undefined
    readonly language?: string | null | undefined
    /** What the person wrote as their signature, where the terms ask for it. */
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

/** The terms that a dataset and its members ask for before their data opens, and what the user has accepted. */
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
