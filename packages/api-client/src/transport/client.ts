import type { Endpoint } from '../contract/endpoint.ts'
import type { Envelope } from '../contract/envelope.ts'
import type { ApiError } from './api-error.ts'
import type { AnswerOf } from './envelope.ts'
import type { RequestBody } from './request-body.ts'
import type { PathParams, QueryParams } from './request-url.ts'
import type { UnauthorizedEvent } from './unauthorized-gate.ts'

/**
 * Why the client's cache is cleared: somebody signed in or out, the session has ended (`unauthorized`), the page has
 * another user, organisation or dataset than before, or the code of the page wants it (`manual`).
 */
export type ClearReason =
  | 'signedIn'
  | 'signedOut'
  | 'unauthorized'
  | 'user'
  | 'organization'
  | 'dataset'
  | 'manual'

/**
 * For whom the page makes calls: user, organisation, customer, dataset and data partner. A change of user, organisation
 * or dataset clears the cache. If no user is given, the client takes the user from the first answer that names one;
 * from then on every write names that user.
 */
export interface Scope {
  readonly userId?: string | null | undefined
  /** The organisation for which the page shows data: the customer for whom the user acts, otherwise the user's own. */
  readonly organizationId?: string | null | undefined
  /** The customer organisation on whose behalf the user acts; null for none. */
  readonly actingForId?: string | null | undefined
  readonly datasetId?: string | null
  /** Id of the data partner whose data the page shows, sent as header `x-nfer-data-partner-id`. */
  readonly dataPartnerId?: string | null
}

/** Options of {@link createClient}; in a browser all have a default. */
export interface ClientOptions {
  /** The platform's origin. Default: that of the page. Required for calls outside of a browser page. */
  readonly origin?: string
  /** The function that sends requests. Default: the global `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch
  /**
   * The cookie string that holds `csrftoken`, read at each request. Default: `document.cookie` on pages of `origin`,
   * elsewhere an empty string.
   */
  readonly cookies?: () => string
  /**
   * Headers that are added to every request to the platform's origin. On a server, pass on the visitor's `cookie` here.
   */
  readonly headers?: () => HeadersInit
  /**
   * Path of the page. On pages below `/auth/` the client sends no unauthorized event. Default: the current page's path.
   */
  readonly pagePath?: () => string
  /**
   * Whether the browser says that it has a network. Used only to tell `offline` from `network` errors. Default:
   * `navigator.onLine`.
   */
  readonly isOnline?: () => boolean
  /**
   * Time limit of a call in milliseconds, including the retry of a GET and reading the body; a write that is repeated
   * with a new CSRF token gets it anew. Default 30000; `Infinity` for none.
   */
  readonly timeoutMs?: number
  /** Maximum delay before a GET is retried once, in milliseconds; the delay is random. Default 300. */
  readonly retryDelayMs?: number
  /** Maximum number of cached GET answers. Default 1000. */
  readonly cacheSize?: number
  /** HTTP statuses that mean "not signed in". Default `[401]`. */
  readonly unauthorizedStatuses?: readonly number[]
  readonly scope?: Scope
}

/** Options of one call by `request` of the client. */
export interface RequestOptions {
  /** The values of the `:name` segments of the path. */
  readonly params?: PathParams
  readonly query?: QueryParams
  /**
   * The body. The client encodes an object of fields as the endpoint says; FormData, URLSearchParams, Blob and strings
   * are sent unchanged.
   */
  readonly body?: RequestBody
  readonly headers?: HeadersInit
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** `false`: neither takes the answer from the cache nor stores it there. */
  readonly cache?: boolean
  /** `false`: does not retry a failed GET. */
  readonly retry?: boolean
  /**
   * Replaces the client's `unauthorizedStatuses` for this call; with `[]` the call never sends the unauthorized event.
   */
  readonly unauthorizedStatuses?: readonly number[]
  /** `true`: accepts an answer for a user other than the page's. The calls that ask who is signed in need it. */
  readonly anyUser?: boolean
  /** Replaces the data partner of the scope for this call; null for none. */
  readonly dataPartnerId?: string | null | undefined
  /** `true`: the call resolves to the whole envelope instead of the payload. */
  readonly returnAll?: boolean
  /** `true`: the call resolves to `{ headers, result }` instead of the payload. */
  readonly returnHeaders?: boolean
}

/** The envelope of a successful answer, in which the validated payload replaces the original one. */
export type EnvelopeOf<Answer> = Omit<Envelope, 'result' | 'results'> & {
  result?: Answer
  results?: Answer
}

type Payload<E extends Endpoint, O> = O extends { readonly returnAll: true }
  ? EnvelopeOf<AnswerOf<E>>
  : AnswerOf<E>

/** What a request resolves to, depending on its options. */
export type Returned<E extends Endpoint, O> = O extends { readonly returnHeaders: true }
  ? { headers: Headers; result: Payload<E, O> }
  : Payload<E, O>

/** Sent when the server shows that the session belongs to another user than the page, or acts for another customer. */
export interface UserChangedEvent {
  /** The error of the call that revealed the change: a refused write, or an answer that the client dropped. */
  readonly error: ApiError
  /**
   * Whether the session is still that of the page's user, who now acts for another customer than the page shows, or for
   * none.
   */
  readonly isSameUser: boolean
}

/** Sent when the server refuses a call with status 403, mostly because the user may not make it. */
export interface ForbiddenEvent {
  readonly error: ApiError
}

/** The API client of a page: makes calls, caches answers, and reports when the session or its user changes. */
export interface Client {
  readonly origin: string
  readonly scope: Scope
  /**
   * Makes one call of the contract. Every failure rejects with an ApiError.
   * @throws {ApiError} and nothing else.
   */
  request<const E extends Endpoint, const O extends RequestOptions = RequestOptions>(
    endpoint: E,
    options?: O,
  ): Promise<Returned<E, O>>
  /**
   * Clears the cache. Answers that arrive later for earlier requests are not cached either. `signedIn` and `user`
   * enable the unauthorized event again; `signedOut` disables it. After `signedIn` and `signedOut` the user is unknown
   * until the next answer.
   */
  clear(reason?: ClearReason): void
  /** Clears the cached answers of one service, given by its first path segment, such as `auth_api`. */
  invalidate(service: string): void
  /**
   * Sets the given parts of the scope. Clears the cache if user, organisation or dataset changes, but not if the part
   * was undefined before.
   */
  setScope(scope: Scope): void
  /**
   * Calls `listener` when an answer shows that the session has ended: at most once per sign-in, and not on pages below
   * `/auth/`. Returns an unsubscribe function.
   */
  onUnauthorized(listener: (event: UnauthorizedEvent) => void): () => void
  /**
   * Calls `listener` when the server shows that the session belongs to another user than the page, or acts for another
   * customer: the server refused a write with `user_changed`, or the client dropped an answer. Returns an unsubscribe
   * function.
   */
  onUserChanged(listener: (event: UserChangedEvent) => void): () => void
  /**
   * Calls `listener` for each answer with status 403, because the user's access may have changed. Returns an
   * unsubscribe function.
   */
  onForbidden(listener: (event: ForbiddenEvent) => void): () => void
  /**
   * Calls `listener` for each call that the server refuses because the session is locked. The session goes on when its
   * user unlocks it. Returns an unsubscribe function.
   */
  onLocked(listener: () => void): () => void
  /**
   * Calls `listener` for each answer from the client's origin, also for a refusal: any answer shows that the server can
   * be reached. Returns an unsubscribe function.
   */
  onAnswer(listener: () => void): () => void
}
