import * as v from 'valibot'
import type { AdminPermission } from './admin-permissions.ts'
import { errorCodes, type ErrorCode, type RefusalCode } from './error-code.ts'

/** The methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Any valibot schema without asynchronous parts. */
export type Schema = v.GenericSchema<unknown, unknown>

/** All that a client needs to make one call and to read its answer. */
export interface Endpoint<Answer extends Schema | null = Schema | null> {
  readonly method: Method
  /** Absolute on the platform's origin. `:name` stands for one encoded path segment. */
  readonly path: string
  /** How the client encodes the body. The server accepts both on every call. Default `json`. */
  readonly encoding?: 'json' | 'form'
  /** What the envelope's `result` (else `results`) holds; null where nothing is read from it. */
  readonly answer: Answer
  /** `bare`: the answer is not an envelope (a static file, a page, a redirect, headers alone). */
  readonly shape?: 'bare'
  /** A question that is asked by POST: it changes nothing on the server. */
  readonly safe?: true
  /**
   * The refusals of this call alone; without them it has none. {@link errorsOf} adds what any call may answer. With
   * `eula_required` the call is refused to a session whose terms of use wait for acceptance: every call with a
   * session has it, but those that lead to the acceptance or out.
   */
  readonly errors?: readonly RefusalCode[]
}

/** Who may make a call. The server enforces it; the OpenAPI document states it. */
export type EndpointAccess =
  | 'anyone'
  /** A browser whose sign-in attempt has reached this step. */
  | 'attempt'
  | 'session'
  | 'internal'
  | 'staff'
  | 'docs-admin'
  /** Somebody with a role of administration. A change also needs a second factor and a fresh proof. */
  | 'admin'

/** One row of the contract: an endpoint with what only the server and the documents about it need. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly summary: string
  readonly access: EndpointAccess
  /** Of `admin`: what the role must allow. Without it any role will do. */
  readonly permission?: AdminPermission
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
}

/** Every code that a call may answer: its own refusals, and what any call of its kind may answer. */
export function errorsOf({ endpoint, body }: Call): readonly ErrorCode[] {
  const { errors = [], method } = endpoint
  const codes = new Set<ErrorCode>([...errors, 'rate_limited', 'server_error', 'unavailable'])
  if (method !== 'GET') codes.add('csrf_failed').add('user_changed')
  if (body !== undefined) codes.add('payload_too_large')
  return errorCodes.filter((code) => codes.has(code))
}

/** The `auth_api` service puts its payload one level down, in `result.data`. */
// @__NO_SIDE_EFFECTS__
export function data<const S extends Schema>(schema: S) {
  return v.object({ data: schema })
}
