import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'
import { languages } from './languages.ts'

/** `content` is HTML, sanitised by the server. */
export const eula = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
  /** Increased when the text changes. Absent: the backend does not tell. */
  version: v.optional(v.number()),
  /** Language of name and content, such as `de`. Null or absent: unknown. */
  language: v.optional(v.nullable(v.string())),
})
/** Terms of use. `content` is HTML, sanitised by the server. */
export type Eula = v.InferOutput<typeof eula>

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
      'Accept terms in the version that was shown; recorded with the time. `terms_changed`: another version holds by now. Without `version` only terms that have never changed are accepted.',
    access: 'session',
    terms: 'before',
    params: v.object({ eulaId: idField, userId: idField }),
    body: v.object({
      /** That of the text that was shown. */
      version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      /** Language of the text that was shown. */
      language: v.optional(v.picklist(languages)),
    }),
  },
} satisfies Record<string, Call>
