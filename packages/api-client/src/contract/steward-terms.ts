import * as v from 'valibot'
import { changeErrors, named, page, pageQuery, readErrors } from './admin-fields.ts'
import { newTerms, termsStates, termsText } from './admin-terms.ts'
import { data, type Call } from './endpoint.ts'
import { idField } from './fields.ts'

const stewardedTerms = v.object({
  id: v.string(),
  name: v.string(),
  /** The version of the latest text, counted from 1. */
  version: v.number(),
  /** Whether the terms apply now: one of `termsStates`; a newer server may send others. */
  state: v.union([v.picklist(termsStates), v.string()]),
  /** From when the terms apply, as ISO 8601. Null: since an import brought them. */
  valid_from: v.nullable(v.string()),
  /** How people accept the terms: one of `termsSignatures`. */
  signature: v.string(),
  /** Whether the terms come from an import. Such terms can only be changed in the import's file. */
  imported: v.boolean(),
  /** The terms that replace these terms from their own start date on. Null: none. */
  replaced_by: v.nullable(named),
  /** How many people have accepted the latest text of the terms. */
  accepted: v.number(),
  /** How many people must accept the latest text of the terms now and have not done so. */
  not_yet: v.number(),
  /**
   * Whether the user may replace the terms: they do not come from an import, nothing replaces them yet, and the user
   * decides on all datasets that ask for them.
   */
  can_replace: v.boolean(),
  ...termsText,
})

const path = '/auth_api/v1/data/datasets/:datasetId/terms/'
const params = v.object({ datasetId: idField })

/** Calls of data stewards about the terms of their own datasets. */
export const stewardTermsCalls = {
  /** Lists the terms that are tied to a dataset on which the user decides, the latest first. */
  listStewardedTerms: {
    endpoint: {
      method: 'GET',
      path,
      answer: data(page(stewardedTerms)),
      errors: [...readErrors, 'not_found'],
    },
    summary:
      'The terms that are tied to a dataset, the latest first, with their text and how many have accepted each.',
    access: 'steward',
    params,
    query: v.object(pageQuery),
  },
  /**
   * Publishes terms of a dataset, either additional ones or in place of existing terms. They can never be changed or
   * deleted afterwards. `conflict`: the terms to replace come from an import, are tied to a dataset on which the user
   * does not decide, or are replaced already.
   */
  publishDatasetTerms: {
    endpoint: {
      method: 'POST',
      path,
      answer: data(v.object({ id: v.string() })),
      errors: changeErrors,
      done: 'published',
    },
    summary:
      'Publish terms of a dataset: from `valid_from` on its data opens only to those who accept them. With `replaces` they ' +
      'take the place of other terms of the dataset, at every dataset to which these are tied. `conflict`: those come from ' +
      'an import, are tied to a dataset on which the user does not decide, or are replaced already.',
    access: 'steward',
    params,
    body: v.object(newTerms),
  },
} satisfies Record<string, Call>
