import {
  listStewardedTermsEndpoint,
  publishDatasetTermsEndpoint,
  type StewardedTerms,
} from '../contract/steward-terms.ts'
import type { Client } from '../transport/client.ts'
import type { Page, PageInput } from './admin/page.ts'
import type { NewTerms } from './admin/terms.ts'
import { load, perform, type CallOptions, type ReadOptions } from './perform.ts'

/** Lists the terms that are tied to a dataset on which the user decides, the latest first. */
export function listStewardedTerms(
  client: Client,
  input: PageInput & {
    /** Name or key of the dataset. */
    readonly dataset: string
  },
  options?: ReadOptions,
) {
  const { dataset, ...query } = input
  const request = { ...options, params: { datasetId: dataset }, query }
  return load(client, listStewardedTermsEndpoint, request, ({ data }): Page<StewardedTerms> => data)
}

/** New terms of a dataset. */
export interface DatasetTermsInput extends NewTerms {
  /** Name or key of the dataset. */
  readonly dataset: string
}

/**
 * Publishes terms of a dataset, or in the place of other terms of it. They can never be changed or deleted afterwards.
 * `conflict`: the terms to replace come from an import, are tied to a dataset on which the user does not decide, or are
 * replaced already.
 */
export function publishDatasetTerms(
  client: Client,
  input: DatasetTermsInput,
  options?: CallOptions,
) {
  const { dataset, validFrom, ...others } = input
  const body = { ...others, valid_from: validFrom }
  const request = { ...options, params: { datasetId: dataset }, body }
  return perform(client, publishDatasetTermsEndpoint, request, ({ data: { id } }) => ({
    kind: 'published',
    id,
  }))
}
