import * as v from 'valibot'
import type { AdminPermission } from './admin-permissions.ts'
import { errorCodes, type ErrorCode, type RefusalCode } from './error-code.ts'

/** The HTTP methods that the contract uses. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Any synchronous valibot schema. */
export type Schema = v.GenericSchema<unknown, unknown>

/** The kind of outcome that the client returns for a successful change. */
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
  /**
   * Schema of the envelope's `result` (or `results`), or of the whole answer if it is `bare`. Null if the client reads
   * nothing from the answer.
   */
  readonly answer: Answer
  /** `bare`: the answer has no envelope (a static file, a page, a redirect, or only headers). */
  readonly shape?: 'bare'
  /** Set for a POST that changes nothing that other calls read: the client keeps its cached answers. */
  readonly safe?: true
  /** The kind of outcome of a successful call. Default: `loaded` for a GET, otherwise `changed`. */
  readonly done?: Done
  /**
   * The refusals that the client must know for this call. They include those that follow from `access` and `terms` of
   * the {@link Call}, because the client may have only its endpoint. {@link errorsOf} adds the codes that any call may
   * answer.
   */
  readonly errors?: readonly RefusalCode[]
}

/**
 * Who may make a call. `session`: signed-in users. `internal`: those of the organisation that runs the platform.
 * `staff`: members of staff who may act for customers. `docs-admin`: people who may edit documentation. The server
 * refuses everybody else.
 */
export type EndpointAccess =
  | 'anyone'
  /** A browser whose user has completed the earlier steps of a sign-in. */
  | 'attempt'
  | 'session'
  | 'internal'
  | 'staff'
  | 'docs-admin'
  /** A user with a role of administration. Changes also need a second factor and a fresh proof. */
  | 'admin'
  /** A data steward, or a platform-admin who acts as one. Changes also need a second factor and a fresh proof. */
  | 'steward'

/** One call of the contract: its endpoint, and what only the server and the documents need. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly endpoint: E
  readonly summary: string
  /**
   * Who sends the request. `api`, the default: a page of an app; the server checks session, CSRF token and terms.
   * `page`: a person opens the address, so a refusal is an HTML page, and a form on it needs no CSRF token. `machine`:
   * a proxy or an identity provider, or a browser that one of them sends here; the call makes all checks itself.
   */
  readonly door?: 'api' | 'page' | 'machine'
  readonly access: EndpointAccess
  /**
   * `before`: the call is also allowed while the user has yet to accept terms of use, for calls that lead to the terms
   * or sign out. All other calls that need a session answer `eula_required` then.
   */
  readonly terms?: 'before'
  /**
   * `before`: the call is also allowed while the session lacks the second factor that its account requires, for calls
   * that set one up, check one or sign out. All other calls treat such a session as none: those that need a session
   * answer `two_factors_required`.
   */
  readonly factors?: 'before'
  /**
   * `open`: the call is also allowed while the session is locked because nobody has used it. All other calls that need
   * a session answer `session_locked` then.
   */
  readonly lock?: 'open'
  /**
   * For the access `admin` only: the permission that the user's role must have. Absent: any role of administration may
   * make the call.
   */
  readonly permission?: AdminPermission
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
}

/** Whether calls with this access refuse visitors who are not signed in. */
export function needsSession(
  access: EndpointAccess,
): access is Exclude<EndpointAccess, 'anyone' | 'attempt'> {
  return access !== 'anyone' && access !== 'attempt'
}

/**
 * Returns every error code that a call may answer: those that its endpoint lists, those that any call may answer, and
 * those that follow from its method, access, body, `door`, `lock` and `factors`.
 */
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
  // The server makes no CSRF check for calls of programs: they send no cookies that a page of another site could
  // misuse, or the call compares the Origin header itself.
  if (method !== 'GET' && door !== 'machine') codes.add('csrf_failed').add('user_changed')
  if (needsSession(access) && lock !== 'open') codes.add('session_locked')
  if (body !== undefined) codes.add('payload_too_large')
  if (needsSession(access) && factors !== 'before') codes.add('two_factors_required')
  return errorCodes.filter((code) => codes.has(code))
}

/** The schema of an answer of the `auth_api` service, which puts its payload into `result.data`. */
// @__NO_SIDE_EFFECTS__
export function data<const S extends Schema>(schema: S) {
  return v.object({ data: schema })
}
