import { createStore } from 'zustand/vanilla'
import { readonlyStore, type ReadonlyStore } from './readonly-store.ts'

/** Why a read has no value. */
export interface ReadFailure {
  readonly status: 'failed'
  /** Can be shown to the user. */
  readonly message: string
  /** The error; `isApiError(error)` of `@vestibule/api-client` narrows it. */
  readonly error: unknown
}

/** Turns an error into the failure to show to the user. */
export function readFailure(error: { readonly userMessage: string | null }): ReadFailure {
  return { status: 'failed', message: error.userMessage ?? 'Something went wrong', error }
}

/** Turns the outcome of a call into the state of a read: the value, or the failure. */
export function readAnswer<Value>(
  outcome: { readonly value: Value } | { readonly error: { readonly userMessage: string | null } },
): { readonly status: 'loaded'; readonly value: Value } | ReadFailure {
  if ('value' in outcome) return { status: 'loaded', value: outcome.value }
  return readFailure(outcome.error)
}

/** State of a value that was requested. It never has a value and an error together, or a value while it loads. */
export type RequestedState<Value, Failure extends { readonly status: 'failed' } = ReadFailure> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | Failure

/** State of a value that is fetched on request; `idle` until the first request. */
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
   * Fetches the value, unless it is loaded or a fetch is in flight. Fetches again after a failure. Resolves to the
   * resulting state; never rejects.
   */
  readonly load: () => Promise<ReadState<Value, Failure>>
  /**
   * Fetches the value again and drops the answer to an earlier request. The old value stays until the new answer is
   * there. Never rejects.
   */
  readonly reload: (options?: Options) => Promise<ReadState<Value, Failure>>
  /** Like `reload`, but if the fetch fails the old value stays. */
  readonly refresh: (options?: Options) => Promise<ReadState<Value, Failure>>
}

/**
 * @param fetch Resolves to the value or to the failure; must not reject. After its first `await` it can call
 * `isLatest` to learn whether its answer will be used.
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

/** The value of a read, or undefined while there is none. */
export function loadedValue<Value>(state: {
  readonly status: string
  readonly value?: Value
}): Value | undefined {
  return state.value
}

/** The failure fields that a hook returns for a read. */
export function failureOf(state: ReadState<unknown>): {
  readonly message: string | null
  readonly error: unknown
} {
  if (state.status !== 'failed') return { message: null, error: undefined }
  return { message: state.message, error: state.error }
}
