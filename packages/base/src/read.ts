import { createStore } from 'zustand/vanilla'
import { readonlyStore, type ReadonlyStore } from './readonly-store.ts'

/** Why a read has no value. */
export interface ReadFailure {
  readonly status: 'failed'
  /** Fit to be shown. */
  readonly message: string
  /** What happened; `isApiError(error)` of `@vestibule/api-client` tells its kinds apart. */
  readonly error: unknown
}

/** The failure that an error means to the user. */
export function readFailure(error: { readonly userMessage: string | null }): ReadFailure {
  return { status: 'failed', message: error.userMessage ?? 'Something went wrong', error }
}

/** What a read comes to by the outcome of a call: the value, or why there is none. */
export function readAnswer<Value>(
  outcome: { readonly value: Value } | { readonly error: { readonly userMessage: string | null } },
): { readonly status: 'loaded'; readonly value: Value } | ReadFailure {
  if ('value' in outcome) return { status: 'loaded', value: outcome.value }
  return readFailure(outcome.error)
}

/** Something that was asked for: never a value beside an error, never a spinner beside a value. */
export type RequestedState<Value, Failure extends { readonly status: 'failed' } = ReadFailure> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | Failure

/** Something that is fetched when it is asked for; `idle` until then. */
export type ReadState<Value, Failure extends { readonly status: 'failed' } = ReadFailure> =
  | { readonly status: 'idle' }
  | RequestedState<Value, Failure>

/** Fetches one thing when it is asked for, and keeps it. */
export interface Read<
  Value,
  Options = unknown,
  Failure extends { readonly status: 'failed' } = ReadFailure,
> extends ReadonlyStore<ReadState<Value, Failure>> {
  /**
   * Fetches it, unless that was done or is under way. After a failure it fetches again. Resolves to the state that
   * follows; never rejects.
   */
  readonly load: () => Promise<ReadState<Value, Failure>>
  /**
   * Fetches it again; an answer to an earlier request is dropped. A value stays until the answer is there.
   * Never rejects.
   */
  readonly reload: (options?: Options) => Promise<ReadState<Value, Failure>>
  /** Like `reload`, but a value stays where fetching fails. */
  readonly refresh: (options?: Options) => Promise<ReadState<Value, Failure>>
}

/**
 * @param fetch Resolves to the value or to the reason why there is none; must not reject. `isLatest` says, from its
 * first `await` on, whether its answer will be kept.
 */
export function createRead<
  Value,
  Options = unknown,
  Failure extends { readonly status: 'failed' } = ReadFailure,
>(
  fetch: (
    options: Options | undefined,
    isLatest: () => boolean,
  ) => Promise<{ readonly status: 'loaded'; readonly value: Value } | Failure>,
): Read<Value, Options, Failure> {
  type State = ReadState<Value, Failure>
  const store = createStore<State>(() => ({ status: 'idle' }))
  const { getState, setState } = store
  let latest: Promise<State>

  function request(options?: Options, isRefresh?: boolean): Promise<State> {
    if (getState().status !== 'loaded') setState({ status: 'loading' }, true)
    const isLatest = () => mine === latest
    const mine: Promise<State> = fetch(options, isLatest).then((answer) => {
      if (!isLatest()) return latest
      if (!isRefresh || answer.status === 'loaded' || getState().status !== 'loaded')
        setState(answer, true)
      return getState()
    })
    latest = mine
    return mine
  }

  return {
    ...readonlyStore(store),
    load: () => (/idle|failed/.test(getState().status) ? request() : latest),
    reload: request,
    refresh: (options) => request(options, true),
  }
}

/** The value of a read, once there is one. */
export function loadedValue<Value>(state: {
  readonly status: string
  readonly value?: Value
}): Value | undefined {
  return state.value
}

/** What a hook says of a read that has failed. */
export function failureOf(state: ReadState<unknown>): {
  readonly message: string | null
  readonly error: unknown
} {
  if (state.status !== 'failed') return { message: null, error: undefined }
  return { message: state.message, error: state.error }
}
