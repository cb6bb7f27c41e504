import type { ErrorCode, ErrorInfo } from '../contract/error-code.ts'

/**
 * What went wrong with a call:
 * - `request`: the request could not be built from the input (a missing path parameter, a circular body).
 * - `aborted`: the caller's signal ended it. `timeout`: it took longer than `timeoutMs`.
 * - `offline`: it failed while the browser has no network. `network`: any other failure to connect.
 * - `status`: the server answered with an error status.
 * - `refused`: the server answered 2xx with `success: false`.
 * - `html`: an HTML page came instead of JSON, such as a proxy's login page.
 * - `noContent`: 204 although an answer was expected. `empty`: an empty body.
 * - `malformed`: JSON that is cut off or broken.
 * - `invalid`: JSON that does not fit the contract.
 * - `otherUser`: the answer is for a user other than the page's; its code is `user_changed`.
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

/** The details of a failure, from which an {@link ApiError} is made. */
export interface ApiErrorFacts {
  /** HTTP status; 0 if there was no answer. */
  readonly status?: number
  /** `error_info` of the envelope. */
  readonly info?: ErrorInfo | null
  /** The server's message, if it is meant for people. */
  readonly userMessage?: string | null
  readonly retryAfterS?: number | null
  /** The address that answered, after redirects. */
  readonly url?: string
  readonly cause?: unknown
}

/** The error with which every failed call of the client rejects. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /**
   * Marks errors of this class, so that {@link isApiError} also recognises those of another copy of this package or of
   * another frame, which `instanceof` does not.
   */
  readonly isApiError = true
  declare readonly kind: ApiErrorKind
  /** HTTP status; 0 if there was no answer. */
  declare readonly status: number
  /** `error_info.code` of the answer; null if the server sent none. A newer server may send unknown codes. */
  declare readonly code: ErrorCode | (string & {}) | null
  /**
   * The server's message for people, from an answer with status 4xx or with `success: false`. Null for all other
   * errors, and for a 4xx without a message.
   */
  declare readonly userMessage: string | null
  /** Messages for each refused field of the request. */
  declare readonly fields: Readonly<Record<string, readonly string[]>>
  /**
   * After how many seconds the call may be made again, from `error_info.retry_after` or else `Retry-After`; null
   * without either.
   */
  declare readonly retryAfterS: number | null
  /** Identifies this failure in the server's log. */
  declare readonly requestId: string | null
  /** The complete `error_info`. */
  declare readonly info: ErrorInfo | null
  /** The address that answered, after redirects; empty if there was no answer. */
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

/** Whether a caught value is an {@link ApiError}, including one of another copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Object && (error as Partial<ApiError>).isApiError === true
}

/**
 * Brings an error into the form of an envelope with `success: false`. Its message is `error_info.message`, else the
 * message of the error, else 'Something went wrong'.
 */
export function toFailure(error: unknown): { success: false; message: string } {
  const message =
    (isApiError(error) && error.info?.message) || (error instanceof Error && error.message)
  return { success: false, message: message || 'Something went wrong' }
}
