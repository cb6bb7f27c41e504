import type { Endpoint } from '../contract/endpoint.ts'
import type { Envelope } from '../contract/envelope.ts'
import type { ApiError } from './api-error.ts'
import type { AnswerOf } from './envelope.ts'
import type { RequestBody } from './request-body.ts'
import type { PathParams, QueryParams } from './request-url.ts'
import type { UnauthorizedEvent } from './unauthorized-gate.ts'

/** Why the cache is dropped. */
export type ClearReason =
  | 'signedIn'
  | 'signedOut'
  | 'unauthorized'
  | 'user'
  | 'organization'
  | 'dataset'
  | 'manual'

/**
 * For whom and for what the page asks. A change drops the cache. Who is left out is taken from the first
 * answer that says for whom it is; from then on every write says for whom it is meant.
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

/** What {@link createClient} takes; all of it has a default in a browser. */
export interface ClientOptions {
  /** The platform's origin. Default: the page's; calls need it where there is no page. */
  readonly origin?: string
  /** Default: the global `fetch`, looked up at each request. */
  readonly fetch?: typeof globalThis.fetch
  /** The cookie string that holds `csrftoken`, read at each request. Default: `document.cookie`. */
  readonly cookies?: () => string
  /** Headers of every request to the origin; on a server, the visitor's `cookie` for instance. */
  readonly headers?: () => HeadersInit
  /** Path of the page; below `/auth/` no unauthorized event is sent. Default: the page's. */
  readonly pagePath?: () => string
  /** Whether the browser has a network. Default: `navigator.onLine`. */
  readonly isOnline?: () => boolean
  /** Milliseconds for a whole call, retry and body included. Default 30000; `Infinity` for none. */
  readonly timeoutMs?: number
  /** Longest pause before the one retry of a GET, in milliseconds, jittered. Default 300. */
  readonly retryDelayMs?: number
  /** Entries of the GET cache. Default 1000. */
  readonly cacheSize?: number
  /** Statuses that mean "not signed in". Default `[401]`. */
  readonly unauthorizedStatuses?: readonly number[]
  readonly scope?: Scope
}

/** What one call takes beside its endpoint. */
export interface RequestOptions {
  /** The `:name` segments of the path. */
  readonly params?: PathParams
  readonly query?: QueryParams
  /** Fields, encoded as the endpoint says; FormData, URLSearchParams, Blob and strings go as they are. */
  readonly body?: RequestBody
  readonly headers?: HeadersInit
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
  /** `false`: neither read from the cache nor stored in it. */
  readonly cache?: boolean
  /** `false`: no retry of a GET. */
  readonly retry?: boolean
  /** Overrides the client's list for this call; `[]` never sends the unauthorized event. */
  readonly unauthorizedStatuses?: readonly number[]
  /** `true`: accepts an answer for another user than the page's, as asking who is signed in must. */
  readonly anyUser?: boolean
  /** Overrides the scope's for this call. */
  readonly dataPartnerId?: string | null | undefined
  /** Resolves to the whole envelope. */
  readonly returnAll?: boolean
  /** Resolves to `{ headers, result }`. */
  readonly returnHeaders?: boolean
}

/** The envelope of a successful answer; the validated payload stands where the server put it. */
export type EnvelopeOf<Answer> = Omit<Envelope, 'result' | 'results'> & {
  result?: Answer
  results?: Answer
}

type Payload<E extends Endpoint, O> = O extends { readonly returnAll: true }
  ? EnvelopeOf<AnswerOf<E>>
  : AnswerOf<E>

/** What a request resolves to, by its options. */
export type Returned<E extends Endpoint, O> = O extends { readonly returnHeaders: true }
  ? { headers: Headers; result: Payload<E, O> }
  : Payload<E, O>

/** Says that the session is no longer that of the page's user. */
export interface UserChangedEvent {
  /** The refusal that showed it. */
  readonly error: ApiError
  /** It is the same person, who now acts for another customer than the page shows, or for none. */
  readonly isSameUser: boolean
}

/** Says that the user may not do what a call asked for. */
export interface ForbiddenEvent {
  readonly error: ApiError
}

/** The one request client of a page. */
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
   * Drops every cached answer, and keeps the answers now on their way out of the cache.
   * `signedIn` and `user` arm the unauthorized event again; `signedOut` disarms it. After `signedIn` and
   * `signedOut` the user is unknown until the next answer.
   */
  clear(reason?: ClearReason): void
  /** Drops the cached answers of one service, named by the first path segment: `auth_api`. */
  invalidate(service: string): void
  /** Sets the named parts; drops the cache where a user, organisation or dataset changes. */
  setScope(scope: Scope): void
  /** Called once per sign-in, when an answer says that the session is gone. Returns an unsubscribe function. */
  onUnauthorized(listener: (event: UnauthorizedEvent) => void): () => void
  /**
   * Called when the server shows that the session is no longer that of the page's user: a write was refused
   * as `user_changed`, or an answer was for someone else and has been dropped. Returns an unsubscribe function.
   */
  onUserChanged(listener: (event: UserChangedEvent) => void): () => void
  /** Called for each answer of 403, because what the user may reach may have changed. Returns an unsubscribe function. */
  onForbidden(listener: (event: ForbiddenEvent) => void): () => void
}
