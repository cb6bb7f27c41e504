import { isApiError, type ApiError } from '../transport/api-error.ts'
import { kindOf, type Meaning } from './meaning.ts'

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

/** The outcome of a read; `Kind` names the refusals that the contract lists for it. */
export type ReadOutcome<Value, Kind extends string = 'notSignedIn'> =
  | Loaded<Value>
  | Refused<Kind>
  | Throttled
  | Failed

/** Seconds to wait where a 429 does not say: the cooldown of the mailed code. */
const defaultRetryAfterS = 30

/**
 * The outcome of a call: its success, or what its error means where the call lists that meaning.
 * Rejects for bugs only.
 */
export function settle<Success>(call: Promise<Success>): Promise<Success | Throttled | Failed>
export function settle<Success, Kind extends string>(
  call: Promise<Success>,
  meanings: readonly Meaning<Kind>[],
): Promise<Success | Refused<Kind> | Throttled | Failed>
export async function settle<Success, Kind extends string>(
  call: Promise<Success>,
  meanings: readonly Meaning<Kind>[] = [],
): Promise<Success | Refused<Kind> | Throttled | Failed> {
  try {
    return await call
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.status === 429) {
      return { kind: 'throttled', retryAfterS: error.retryAfterS ?? defaultRetryAfterS, error }
    }
    const kind = kindOf(error, meanings)
    return kind ? { kind, error } : { kind: 'failed', error }
  }
}

/** The outcome of a read. */
export function load<Answer, Value, Kind extends string>(
  call: Promise<Answer>,
  valueOf: (answer: Answer) => Value,
  meanings: readonly Meaning<Kind>[],
): Promise<ReadOutcome<Value, Kind>> {
  return settle(
    call.then((answer): Loaded<Value> => ({ kind: 'loaded', value: valueOf(answer) })),
    meanings,
  )
}

/** What every endpoint function takes beside its input. */
export interface CallOptions {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number
}

/** What a function for a cached read takes. */
export interface ReadOptions extends CallOptions {
  /** `false`: asks the server whatever the cache holds. */
  readonly cache?: boolean
}
