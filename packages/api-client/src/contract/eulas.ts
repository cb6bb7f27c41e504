import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { languages } from './languages.ts'
import { visibleText } from './typed-text.ts'

/**
 * Who must accept terms. `platform`: everybody. `resources`: the people who open a dataset that asks for the terms.
 */
export const termsScopes = ['platform', 'resources'] as const
/** Who must accept terms: one of `termsScopes`. */
export type TermsScope = (typeof termsScopes)[number]

/** How people accept terms: by a tick (`accept`), or by writing their name (`name`). */
export const termsSignatures = ['accept', 'name'] as const
/** How people accept terms: one of `termsSignatures`. */
export type TermsSignature = (typeof termsSignatures)[number]

/** Terms of use. `content` is HTML, sanitised by the server. */
export const eula = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
  /** Version of the text, increased when the text changes. Absent: the backend does not send it. */
  version: v.optional(v.number()),
  /** Language of name and content, such as `de`. Null or absent: unknown. */
  language: v.optional(v.nullable(v.string())),
  /** Who must accept the terms: one of `termsScopes`. Absent: everybody. */
  scope: v.optional(v.string()),
  /** How people accept the terms: one of `termsSignatures`. Absent: by a tick. */
  signature: v.optional(v.string()),
})
/** Terms of use. `content` is HTML, sanitised by the server. */
export type Eula = v.InferOutput<typeof eula>

const datasetTerms = v.object({
  id: v.string(),
  /** The current version of the text. Send it when the user accepts the terms. */
  version: v.number(),
  name: v.string(),
  /** The text of the terms as HTML, sanitised by the server. */
  content: v.string(),
  /** Language of name and content. Null: unknown. */
  language: v.nullable(v.string()),
  /** How people accept the terms: one of `termsSignatures`. */
  signature: v.string(),
  /**
   * The version that the signed-in user has accepted last, which may be an older one. Null: the user has accepted none.
   */
  accepted: v.nullable(
    v.object({ version: v.number(), at: v.string(), signed_name: v.nullable(v.string()) }),
  ),
})
/** Terms that a dataset asks for, and whether the signed-in user has accepted them. */
export type DatasetTerms = v.InferOutput<typeof datasetTerms>

export const listDatasetTermsEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/datasets/:datasetId/terms/',
  answer: data(v.array(datasetTerms)),
  errors: ['not_authenticated', 'eula_required', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const getReceiptEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/eula/:eulaId/receipt/:version/',
  answer: null,
  shape: 'bare',
  errors: ['not_authenticated', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const getEulaEndpoint = {
  method: 'GET',
  path: '/auth_api/v1/eula/:id/',
  answer: data(eula),
  errors: ['not_authenticated', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const acceptEulaEndpoint = {
  method: 'POST',
  path: '/auth_api/v1/eula/:eulaId/users/:userId/',
  answer: null,
  errors: ['not_authenticated', 'forbidden', 'not_found', 'terms_changed', 'validation_failed'],
} satisfies Endpoint

export const eulaCalls = {
  getEula: {
    endpoint: getEulaEndpoint,
    summary: 'Terms of use in their current version.',
    access: 'session',
    terms: 'before',
    params: v.object({ id: idField }),
  },
  acceptEula: {
    endpoint: acceptEulaEndpoint,
    summary:
      'Accept terms in the version that was shown; recorded with the time. `terms_changed`: another version holds by now. Without `version` only terms of the platform that have never changed are accepted. Terms of a dataset are accepted by those who may open it, and by nobody while acting for a customer.',
    access: 'session',
    terms: 'before',
    params: v.object({ eulaId: idField, userId: idField }),
    body: v.object({
      /** Version of the text that was shown. */
      version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Language of the text that was shown. */
      language: v.optional(v.picklist(languages)),
      /**
       * The name that the user wrote as signature, for terms that ask for it. The server stores it and compares it with
       * nothing.
       */
      signed_name: v.optional(
        v.pipe(
          v.string(),
          v.maxLength(1000),
          v.transform(visibleText),
          v.minLength(1, 'Write your name'),
          v.maxLength(200),
        ),
      ),
    }),
  },
  listDatasetTerms: {
    endpoint: listDatasetTermsEndpoint,
    summary: 'The terms that a dataset and its members ask for before their data opens.',
    access: 'session',
    params: v.object({ datasetId: idField }),
  },
  getReceipt: {
    endpoint: getReceiptEndpoint,
    summary:
      'For a person: a page with the text that they accepted, when, by which name, and its SHA-256.',
    door: 'page',
    access: 'session',
    terms: 'before',
    params: v.object({ eulaId: idField, version: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)) }),
  },
} satisfies Record<string, Call>
