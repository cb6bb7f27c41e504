import * as v from 'valibot'
import { data, type Call, type Endpoint } from './endpoint.ts'
import { idField } from './fields.ts'

/** `content` is HTML, sanitised by the server. */
export const eula = v.object({
  id: v.string(),
  name: v.string(),
  content: v.string(),
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
  errors: ['not_authenticated', 'forbidden', 'not_found', 'validation_failed'],
} satisfies Endpoint

export const eulaCalls = {
  getEula: {
    endpoint: getEulaEndpoint,
    summary: 'Terms of use in their current version.',
    access: 'session',
    params: v.object({ id: idField }),
  },
  acceptEula: {
    endpoint: acceptEulaEndpoint,
    summary: 'Accept terms; recorded with their version and the time.',
    access: 'session',
    params: v.object({ eulaId: idField, userId: idField }),
    body: v.object({}),
  },
} satisfies Record<string, Call>
