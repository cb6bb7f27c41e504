import * as v from 'valibot'
import type { AdminPermission } from './admin-permissions.ts'
import { errorCodes, type ErrorCode, type RefusalCode } from './error-code.ts'

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Any synchronous valibot schema. */
export type Schema = v.GenericSchema<unknown, unknown>

/** What a change has done: the kind of its outcome in the client. */
export type Done =
  | 'added'
  | 'answered'
  | 'approved'
  | 'begun'
  | 'closed'
  | 'created'
  | 'exported'
  | 'invited'
  | 'previewed'
  | 'published'
  | 'refused'
  | 'removed'
  | 'requested'
  | 'saved'
  | 'sent'
  | 'tried'
  | 'verified'

/** Everything that a client needs to make a call and to read its answer. */
export interface Endpoint<Answer extends Schema | null = Schema | null> {
  readonly method: Method
  /** Path on the platform's origin. `:name` stands for one encoded path segment. */
  readonly path: string
  /** How the client encodes the body. Default `json`. The server accepts both on every call. */
  readonly encoding?: 'json' | 'form'
  /** Schema of the envelope's `result` (or `results`); null if nothing is read from it. */
  readonly answer: Answer
  /** `bare`: the answer has no envelope (a static file, a page, a redirect, or only headers). */
  readonly shape?: 'bare'
  /** A POST after which every answer that was read before still holds. */
  readonly safe?: true
  /** The kind of outcome of a successful change. Default: `changed`. A read is `loaded`. */
  readonly done?: Done
  /**
   * The refusals that are specific to this call, with those that follow from its access and its terms: the client must
   * know them, and not who may make the call. {@link errorsOf} adds those that any call may answer.
   */
  readonly errors?: readonly RefusalCode[]
}

/** Who may make a call. The server enforces it; the OpenAPI document includes it. */
export type EndpointAccess =
  | 'anyone'
  /** A browser whose sign-in attempt has reached this step. */
  | 'attempt'
  | 'session'
  | 'internal'
  | 'staff'
  | 'docs-admin'
  /** A user with a role of administration. Changes also need a second factor and a fresh proof. */
  | 'admin'
  /** A data steward, or a platform-admin who stands in for one. Changes need the same as those of administration. */
  | 'steward'

/** One call of the contract: its endpoint, and what only the server and the documents need. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly summary: string
  /**
   * How a request comes in. `api`, the default: from an app, with session, CSRF token and terms checked. `page`: a person
   * opens the address, so a refusal is a page, and a form on it needs no CSRF token. `machine`: from a proxy or a
   * provider, or led here by one; the call checks everything itself.
   */
  readonly door?: 'api' | 'page' | 'machine'
  readonly access: EndpointAccess
  /**
   * `before`: also for a session that has yet to accept terms of use, as the calls that lead to the terms or out. All
   * other calls with a session refuse it with `eula_required`.
   */
  readonly terms?: 'before'
  /**
   * `before`: also for a session that lacks the second factor which its account must show, as the calls that set one
   * up, show it or lead out. For all other calls such a session counts as none: those that need a session refuse it
   * with `two_factors_required`.
   */
  readonly factors?: 'before'
  /**
   * `open`: also for a session that is locked because nobody has used it, as the calls that unlock it or lead out. All
   * other calls with a session refuse it with `session_locked`.
   */
  readonly lock?: 'open'
  /** For `admin` only: the permission that the role must have. Without it any role of administration will do. */
  readonly permission?: AdminPermission
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
}

/** Whether the call refuses visitors who are not signed in. */
export function needsSession(
  access: EndpointAccess,
): access is Exclude<EndpointAccess, 'anyone' | 'attempt'> {
  return access !== 'anyone' && access !== 'attempt'
}

/** Every code that a call may answer: its own refusals, and those of any call of its kind. */
export function errorsOf({
  access,
  factors,
  lock,
  endpoint,
  body,
  door,
}: Call): readonly ErrorCode[] {
  const { errors = [], method } = endpoint
  const codes = new Set<ErrorCode>([...errors, 'rate_limited', 'server_error', 'unavailable'])
  // A program sends no cookies, so no other site could misuse them.
  if (method !== 'GET' && door !== 'machine') codes.add('csrf_failed').add('user_changed')
  if (needsSession(access) && lock !== 'open') codes.add('session_locked')
  if (body !== undefined) codes.add('payload_too_large')
  if (needsSession(access) && factors !== 'before') codes.add('two_factors_required')
  return errorCodes.filter((code) => codes.has(code))
}

/** The `auth_api` service nests its payload in `result.data`. */
// @__NO_SIDE_EFFECTS__
export function data<const S extends Schema>(schema: S) {
  return v.object({ data: schema })
}
