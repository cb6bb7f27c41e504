import type { Endpoint } from '../contract/endpoint.ts'
import { isApiError, type ApiError } from '../transport/api-error.ts'
import type { Client, RequestOptions, Returned } from '../transport/client.ts'
import { refusalKind, type DeclaredBy, type KindOfCode, type Renamed } from './refusal.ts'

/** A failure that the caller has nothing special to do about: show the error's text. */
export interface Failed {
  readonly kind: 'failed'
  readonly error: ApiError
}

/** Too many tries, 429. */
export interface Throttled {
  readonly kind: 'throttled'
  /** Seconds to wait; 30 where the server does not say. */
  readonly retryAfterS: number
  readonly error: ApiError
}

/** A refusal that the contract names for the call. */
export interface Refused<Kind extends string> {
  readonly kind: Kind
  readonly error: ApiError
}

/** A read that came back with a value. */
export interface Loaded<Value> {
  readonly kind: 'loaded'
  readonly value: Value
}

/** How a call can end: its success, a refusal of the contract, or one of the ends that any call can have. */
export type Outcome<Success, Kind extends string = string> =
  | Success
  | Refused<Kind>
  | Throttled
  | Failed

/** The outcome of a read; `Kind` names the refusals that the contract lists for it. */
export type ReadOutcome<Value, Kind extends string = string> = Outcome<Loaded<Value>, Kind>

/** How a call of an endpoint function ends: `OutcomeOf<typeof login>`. */
export type OutcomeOf<Call extends (...args: never[]) => Promise<unknown>> = Awaited<
  ReturnType<Call>
>

/** What every endpoint function takes beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  /** For the whole call; the client's where it is left out. */
  readonly timeoutMs?: number | undefined
}

/** What a function for a cached read takes. */
export interface ReadOptions extends CallOptions {
  /** `false`: asks the server whatever the cache holds. */
  readonly cache?: boolean | undefined
}

/** Seconds to wait where a 429 does not say: the cooldown of the mailed code. */
const defaultRetryAfterS = 30

/**
 * Makes a call and says how it ended: its success, or what its error means to the caller. `renamed` names the codes
 * that mean something else here than elsewhere. Rejects for bugs only.
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

/** Makes a call that reads a value. */
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
