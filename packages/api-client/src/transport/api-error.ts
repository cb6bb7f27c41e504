import type { ErrorCode, ErrorInfo } from '../contract/error-code.ts'

/**
 * What went wrong with a call:
 * - `request`: it could not be made of what was given (a missing path parameter, a circular body).
 * - `aborted`: the caller's signal ended it. `timeout`: it took longer than `timeoutMs`.
 * - `offline`: it failed while the browser has no network. `network`: any other failure to connect.
 * - `status`: the server answered with an error status.
 * - `refused`: the server answered 2xx with `success: false`.
 * - `html`: a page came instead of JSON, as a proxy's login page does.
 * - `noContent`: 204 where an answer is due. `empty`: a body of no bytes.
 * - `malformed`: JSON that is cut off or broken.
 * - `invalid`: JSON that does not fit the contract.
 * - `otherUser`: the answer is for another user than the page's; its code is `user_changed`.
 */
export type ApiErrorKind =
  | 'request'
  | 'aborted'
  | 'timeout'
  | 'offline'
  | 'network'
  | 'status'
  | 'refused'
  | 'html'
  | 'noContent'
  | 'empty'
  | 'malformed'
  | 'invalid'
  | 'otherUser'

/** The facts of a failure, as {@link ApiError} carries them. */
export interface ApiErrorFacts {
  /** HTTP status; 0 where no answer came. */
  readonly status?: number
  /** `error_info` of the envelope. */
  readonly info?: ErrorInfo | null
  /** The server's words, where they are meant for a person. */
  readonly userMessage?: string | null
  readonly retryAfterS?: number | null
  /** Where the answer came from, after redirects. */
  readonly url?: string
  readonly cause?: unknown
}

/** The one error that the client throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Holds across copies of this package and across realms, where `instanceof` does not. */
  readonly isApiError = true
  declare readonly kind: ApiErrorKind
  /** HTTP status; 0 where no answer came. */
  declare readonly status: number
  /** `error_info.code`; null where the server named none. Accept codes that you do not know. */
  declare readonly code: ErrorCode | (string & {}) | null
  /** The server's words for a person: null unless it answered 4xx, or 2xx with `success: false`. */
  declare readonly userMessage: string | null
  /** Messages for each refused field of the request. */
  declare readonly fields: Readonly<Record<string, readonly string[]>>
  /** Seconds to wait, from `error_info.retry_after`, else from `Retry-After`; null without either. */
  declare readonly retryAfterS: number | null
  /** Finds the same failure in the server's log. */
  declare readonly requestId: string | null
  /** `error_info` whole. */
  declare readonly info: ErrorInfo | null
  /** Where the answer came from, after redirects; empty where no answer came. */
  declare readonly url: string

  constructor(
    kind: ApiErrorKind,
    message: string,
    {
      status = 0,
      info = null,
      userMessage = null,
      retryAfterS = null,
      url = '',
      cause,
    }: ApiErrorFacts = {},
  ) {
    super(message, { cause })
    this.kind = kind
    this.status = status
    this.info = info
    this.userMessage = userMessage
    this.retryAfterS = retryAfterS
    this.url = url
    this.code = info?.code ?? null
    this.fields = info?.fields ?? {}
    this.requestId = info?.request_id ?? null
  }
}

/** Whether a caught value is an {@link ApiError}, also one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Object && (error as Partial<ApiError>).isApiError === true
}

/**
 * The error as the `error_info` wrapper states it: `error_info.message`, else the error's message,
 * else 'Something went wrong'.
 */
export function toFailure(error: unknown): { success: false; message: string } {
  const message =
    (isApiError(error) && error.info?.message) || (error instanceof Error && error.message)
  return { success: false, message: message || 'Something went wrong' }
}
