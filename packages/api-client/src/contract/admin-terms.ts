import { termsSignatures } from './eulas.ts'
import * as v from 'valibot'
import { data, type Call } from './endpoint.ts'
import { idField, momentField, personName } from './fields.ts'
import { languages } from './languages.ts'
import {
  createErrors,
  named,
  page,
  pageQuery,
  proofErrors,
  readErrors,
  reasonField,
} from './admin-fields.ts'

/** States of terms of use. Terms apply from their start date until other terms replace them. */
export const termsStates = ['upcoming', 'in_force', 'replaced'] as const

const termsInList = {
  id: v.string(),
  name: v.string(),
  /** Whether the terms apply now: one of `termsStates`; a newer server may send others. */
  state: v.union([v.picklist(termsStates), v.string()]),
  /** From when the terms apply, as ISO 8601. Null: since an import brought them. */
  valid_from: v.nullable(v.string()),
  /** The terms that these terms replace. Null: none. */
  replaces: v.nullable(named),
  /** How many people have accepted the latest text of the terms. */
  accepted: v.number(),
  /** How many people must accept the latest text of the terms and have not done so. */
  not_yet: v.number(),
  /** Who must accept the terms: one of `termsScopes`. */
  scope: v.optional(v.string(), 'platform'),
  /** How people accept the terms: one of `termsSignatures`. */
  signature: v.optional(v.string(), 'accept'),
  /** Names of the datasets that ask for the terms. Empty for terms of the platform. */
  datasets: v.optional(v.array(v.string()), []),
  /** Whether the terms come from an import. Such terms can only be changed in the import's file. */
  imported: v.boolean(),
  /**
   * The name of the person who published the terms. Null: an import or the operator published them, or the person's
   * account is erased.
   */
  published_by: v.nullable(v.string()),
  /** When the terms were published, as ISO 8601. Null: an import has brought them. */
  published_at: v.nullable(v.string()),
}
const listedTerms = v.object(termsInList)

/** The text of terms in every language that they have. */
export const termsText = {
  /** The text of the terms as HTML, sanitised by the server. */
  content: v.string(),
  /** The same terms in other languages, by language tag. A person who accepts any of the texts accepts the terms. */
  translations: v.optional(
    v.record(v.string(), v.object({ name: v.string(), content: v.string() })),
    {},
  ),
}
const termsFacts = v.object({ ...termsInList, ...termsText })

const termsPerson = v.object({
  id: v.string(),
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  organization: named,
  /** The state of the person's account: `active`, `invited` or `disabled`. */
  state: v.string(),
  /** When the person last signed in, as ISO 8601. Null: never. */
  last_signed_in_at: v.nullable(v.string()),
  /** When the person accepted the terms, as ISO 8601. Null: not yet. */
  accepted_at: v.nullable(v.string()),
})

const path = '/auth_api/v1/admin/terms/'
const params = v.object({ termsId: idField })
const contentField = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'This field cannot be empty'),
  v.maxLength(100_000),
)
const translation = v.optional(v.object({ name: personName, content: contentField }))
/** The input with which an administrator or a data steward publishes terms of use. */
export const newTerms = {
  /** The title that people read above the terms. */
  name: personName,
  /** The text of the terms as HTML, up to 100,000 characters. The server sanitises it. */
  content: contentField,
  /**
   * The same terms in other languages, by language tag. Each person reads the terms in their own language and accepts
   * once.
   */
  translations: v.optional(v.strictObject(v.entriesFromList(languages, translation))),
  /** From when the terms apply, as ISO 8601, at most an hour in the past. Absent: they apply at once. */
  valid_from: v.optional(momentField),
  /**
   * The id of the terms that the new terms replace. Absent: people must accept the new terms in addition to all others.
   */
  replaces: v.optional(idField),
  /** How people accept the terms. Absent: as the terms that are replaced; if none are, by a tick. */
  signature: v.optional(v.picklist(termsSignatures)),
  reason: reasonField,
}
const datasetNames = v.pipe(v.array(idField), v.maxLength(200))

const peopleFilters = {
  /**
   * `accepted`: lists people who have accepted the latest text of the terms. `not_yet`: lists people who must accept
   * that text and have not.
   */
  state: v.picklist(['accepted', 'not_yet']),
  /** Lists only people of the organisation with this id. */
  organization: v.optional(idField),
}

export const adminTermsCalls = {
  /** Lists terms of use, the latest first. */
  listTerms: {
    endpoint: { method: 'GET', path, answer: data(page(listedTerms)), errors: readErrors },
    summary:
      'Terms of use, the latest first: those to come, those in force, and those that others replace.',
    access: 'admin',
    permission: 'terms.read',
    query: v.object(pageQuery),
  },
  /** Reads terms of use with their text, in every language that they have. */
  getTerms: {
    endpoint: {
      method: 'GET',
      path: `${path}:termsId/`,
      answer: data(termsFacts),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'Terms of use with their text, in every language that they have.',
    access: 'admin',
    permission: 'terms.read',
    params,
  },
  /** Lists, sorted by name, the people who have accepted terms, or those who must and have not. */
  listTermsPeople: {
    endpoint: {
      method: 'GET',
      path: `${path}:termsId/people/`,
      answer: data(page(termsPerson)),
      errors: [...readErrors, 'not_found'],
    },
    summary: 'Who has accepted terms of use in their latest text, or who has not, by name.',
    access: 'admin',
    permission: 'terms.read',
    params,
    query: v.object({ ...pageQuery, ...peopleFilters }),
  },
  /** Returns the list of `listTermsPeople` as CSV. The export is itself an audited event. */
  exportTermsPeople: {
    endpoint: {
      method: 'POST',
      path: `${path}export_people/`,
      answer: data(
        v.object({
          csv: v.string(),
          count: v.number(),
          /** Whether the file lacks people of the list, because there are more than the 50,000 that it may contain. */
          is_cut: v.boolean(),
        }),
      ),
      errors: [...createErrors, 'not_found'],
      done: 'exported',
    },
    summary: 'The same list as CSV, up to 50,000 people. The export is itself an event.',
    access: 'admin',
    permission: 'terms.export',
    body: v.object({
      terms: idField,
      q: pageQuery.q,
      ...peopleFilters,
      /**
       * `accepted`, `not_yet`: exports the people whom `listTermsPeople` lists. `signatures`: exports every acceptance
       * of every version of the terms, also by accounts that are erased by now, whatever `q` and `organization` say.
       */
      state: v.picklist(['accepted', 'not_yet', 'signatures']),
    }),
  },
  /**
   * Returns the text of terms as it would be stored after sanitising. `people`: how many accounts the platform has; all
   * of them would have to accept terms of the platform.
   */
  previewTerms: {
    endpoint: {
      method: 'POST',
      path: `${path}preview/`,
      answer: data(v.object({ content: v.string(), people: v.number() })),
      errors: createErrors,
      done: 'previewed',
    },
    summary:
      'What of a text is kept when it is published, and how many people will be asked. Stores nothing.',
    access: 'admin',
    permission: 'terms.publish',
    body: v.object({ content: contentField }),
  },
  /** Publishes terms of use. They can never be changed or deleted afterwards. */
  publishTerms: {
    endpoint: {
      method: 'POST',
      path,
      answer: data(v.object({ id: v.string() })),
      errors: [...proofErrors, 'conflict', 'validation_failed'],
      done: 'published',
    },
    summary:
      'Publish terms of use: from `valid_from` on everybody accepts them before anything opens, or those who open one of ' +
      '`datasets`, in place of the terms that they replace. Nobody changes or deletes them afterwards. `conflict`: others replace those already.',
    access: 'admin',
    permission: 'terms.publish',
    body: v.object({
      ...newTerms,
      /**
       * Names of the datasets whose data opens only to people who accept the terms. Absent: the datasets of the terms
       * that are replaced; if there are none, everybody must accept the terms.
       */
      datasets: v.optional(datasetNames),
    }),
  },
} satisfies Record<string, Call>
