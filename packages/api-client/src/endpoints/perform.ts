import type { Endpoint } from '../contract/endpoint.ts'
import { isApiError, type ApiError } from '../transport/api-error.ts'
import type { Client, RequestOptions, Returned } from '../transport/client.ts'
import { refusalKind, type DeclaredBy, type KindOfCode, type Renamed } from './refusal.ts'

/** The outcome of a call that failed in a way for which callers have no special handling: show the error's text. */
export interface Failed {
  readonly kind: 'failed'
  readonly error: ApiError
}

/** The outcome of a call that the server refused because of too many requests (status 429). */
export interface Throttled {
  readonly kind: 'throttled'
  /** After how many seconds the call may be made again; 30 if the server does not say. */
  readonly retryAfterS: number
  readonly error: ApiError
}

/** The outcome of a call that the server refused with a code that the endpoint lists in `errors`. */
export interface Refused<Kind extends string> {
  readonly kind: Kind
  readonly error: ApiError
}

/** The outcome of a call that has read a value. */
export interface Loaded<Value> {
  readonly kind: 'loaded'
  readonly value: Value
}

/**
 * The outcome of a call: its success, a refusal that its endpoint lists, or one of the failures that any call can have.
 */
export type Outcome<Success, Kind extends string = string> =
  | Success
  | Refused<Kind>
  | Throttled
  | Failed

/** The outcome of a call that reads a value. `Kind`: the refusals that its endpoint lists. */
export type ReadOutcome<Value, Kind extends string = string> = Outcome<Loaded<Value>, Kind>

/** The outcome type of an endpoint function: `OutcomeOf<typeof login>`. */
export type OutcomeOf<Call extends (...args: never[]) => Promise<unknown>> = Awaited<
  ReturnType<Call>
>

/** Options of every endpoint function. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** Time limit of the call in milliseconds. Default: `timeoutMs` of the client. */
  readonly timeoutMs?: number | undefined
}

/** Options of cached reads. */
export interface ReadOptions extends CallOptions {
  /** `false`: asks the server even if the answer is cached. */
  readonly cache?: boolean | undefined
}

/** How many seconds a caller waits after a 429 that does not say how long: the least time between two mailed codes. */
const defaultRetryAfterS = 30

/**
 * Makes a call and returns its outcome: its success, or what its error means to the caller. `renamed` maps codes that
 * mean something else for this call to their outcome kinds. Rejects only because of bugs.
 */
export async function perform<
  const E extends Endpoint,
  const O extends RequestOptions,
  const Success extends { readonly kind: string },
  const R extends Renamed = object,
>(
  client: Client,
  endpoint: E,
  request: O,
  success: (answer: Returned<E, O>) => Success,
  renamed?: R,
): Promise<Outcome<Success, KindOfCode<E, R>[DeclaredBy<E>]>> {
  try {
    return success(await client.request(endpoint, request))
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status === 429) {
      return { kind: 'throttled', retryAfterS: error.retryAfterS ?? defaultRetryAfterS, error }
    }
    const kind = refusalKind(error, endpoint, renamed ?? {}) as
      | KindOfCode<E, R>[DeclaredBy<E>]
      | undefined
    return kind ? { kind, error } : { kind: 'failed', error }
  }
}

/**
 * Makes a call that reads a value, which `valueOf` takes from the answer, and returns its outcome as `perform` does.
 */
export function load<
  const E extends Endpoint,
  const O extends RequestOptions,
  Value,
  const R extends Renamed = object,
>(
  client: Client,
  endpoint: E,
  request: O,
  valueOf: (answer: Returned<E, O>) => Value,
  renamed?: R,
): Promise<ReadOutcome<Value, KindOfCode<E, R>[DeclaredBy<E>]>> {
  const success = (answer: Returned<E, O>): Loaded<Value> => ({
    kind: 'loaded',
    value: valueOf(answer),
  })
  return perform(client, endpoint, request, success, renamed)
}
