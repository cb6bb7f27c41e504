import type { Endpoint } from '../contract/endpoint.ts'
import type { Envelope } from '../contract/envelope.ts'
import type { ApiError } from './api-error.ts'
import type { AnswerOf } from './envelope.ts'
import type { RequestBody } from './request-body.ts'
import type { PathParams, QueryParams } from './request-url.ts'
import type { UnauthorizedEvent } from './unauthorized-gate.ts'

/** Why the cache is cleared. */
export type ClearReason =
  | 'signedIn'
  | 'signedOut'
  | 'unauthorized'
  | 'user'
  | 'organization'
  | 'dataset'
  | 'manual'

/**
 * The user, customer, dataset and partner of the page. A change clears the cache. If no user is given, the client
 * takes the user from the first answer that names one; from then on every write names that user.
 */
export interface Scope {
  readonly userId?: string | null | undefined
  readonly organizationId?: string | null | undefined
  /** The customer organisation on whose behalf the user acts; null for none. */
  readonly actingForId?: string | null | undefined
  readonly datasetId?: string | null
  /** Sent as `x-nfer-data-partner-id`. */
  readonly dataPartnerId?: string | null
}

/** Options of {@link createClient}; in a browser all have a default. */
export interface ClientOptions {
  /** The platform's origin. Default: the page's. Required for calls where there is no page. */
  readonly origin?: string
  /** Default: the global `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch
  /** The cookie string that holds `csrftoken`, read at each request. Default: `document.cookie`. */
  readonly cookies?: () => string
  /** Headers of every request to the origin; on a server, the visitor's `cookie` for instance. */
  readonly headers?: () => HeadersInit
  /** Path of the page; below `/auth/` no unauthorized event is sent. Default: the current page's path. */
  readonly pagePath?: () => string
  /**
   * Whether the browser believes that it has a network; asked only to name a failure. Default: `navigator.onLine`.
   */
  readonly isOnline?: () => boolean
  /** Time limit of a whole call in milliseconds, including retry and body. Default 30000; `Infinity` for none. */
  readonly timeoutMs?: number
  /** Maximum delay before the one retry of a GET, in milliseconds, with jitter. Default 300. */
  readonly retryDelayMs?: number
  /** Maximum number of cached GET answers. Default 1000. */
  readonly cacheSize?: number
  /** Statuses that mean "not signed in". Default `[401]`. */
  readonly unauthorizedStatuses?: readonly number[]
  readonly scope?: Scope
}

/** Options of one call. */
export interface RequestOptions {
  /** The values of the `:name` segments of the path. */
  readonly params?: PathParams
  readonly query?: QueryParams
  /** Fields, encoded as the endpoint says. FormData, URLSearchParams, Blob and strings are sent unchanged. */
  readonly body?: RequestBody
  readonly headers?: HeadersInit
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** `false`: bypasses the cache, for reading and for storing. */
  readonly cache?: boolean
  /** `false`: no retry of a GET. */
  readonly retry?: boolean
  /** Overrides the client's list for this call; with `[]` the call never sends the unauthorized event. */
  readonly unauthorizedStatuses?: readonly number[]
  /** `true`: accepts an answer for a user other than the page's; needed to ask who is signed in. */
  readonly anyUser?: boolean
  /** Overrides the scope's partner for this call. */
  readonly dataPartnerId?: string | null | undefined
  /** Resolves to the whole envelope. */
  readonly returnAll?: boolean
  /** Resolves to `{ headers, result }`. */
  readonly returnHeaders?: boolean
}

/** The envelope of a successful answer, with the validated payload in its place. */
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

/** Sent when the session is no longer that of the page's user. */
export interface UserChangedEvent {
  /** The refusal that revealed that the session is another one. */
  readonly error: ApiError
  /** Whether it is the same person, who now acts for another customer than the page shows, or for none. */
  readonly isSameUser: boolean
}

/** Sent when the user was not allowed to make a call. */
export interface ForbiddenEvent {
  readonly error: ApiError
}

/** The API client of a page. */
export interface Client {
  readonly origin: string
  readonly scope: Scope
  /**
   * Makes one call of the contract.
   * @throws {ApiError} and nothing else.
   */
  request<const E extends Endpoint, const O extends RequestOptions = RequestOptions>(
    endpoint: E,
    options?: O,
  ): Promise<Returned<E, O>>
  /**
   * Clears the cache; answers in flight will not be cached either. `signedIn` and `user` re-enable the unauthorized
   * event; `signedOut` disables it. After `signedIn` and `signedOut` the user is unknown until the next answer.
   */
  clear(reason?: ClearReason): void
  /** Clears the cached answers of one service, given by its first path segment, such as `auth_api`. */
  invalidate(service: string): void
  /** Sets the given parts; clears the cache if user, organisation or dataset changes. */
  setScope(scope: Scope): void
  /**
   * Calls `listener` once per sign-in, when an answer shows that the session has ended. Returns an unsubscribe function.
   */
  onUnauthorized(listener: (event: UnauthorizedEvent) => void): () => void
  /**
   * Calls `listener` when the server shows that the session is no longer that of the page's user: the server refused a
   * write with `user_changed`, or the client dropped an answer for someone else. Returns an unsubscribe function.
   */
  onUserChanged(listener: (event: UserChangedEvent) => void): () => void
  /**
   * Calls `listener` for each answer with status 403, because the user's access may have changed. Returns an unsubscribe
   * function.
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
