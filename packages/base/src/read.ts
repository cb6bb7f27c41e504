import { createStore } from 'zustand/vanilla'
import { readonlyStore, type ReadonlyStore } from './readonly-store.ts'

/** Why a value could not be read. */
export interface ReadFailure {
  readonly status: 'failed'
  /** A text that can be shown to the user. */
  readonly message: string
  /** The error; `isApiError(error)` of `@vestibule/api-client` narrows it. */
  readonly error: unknown
}

/** Turns the error of a failed call into the failure of a read. */
export function readFailure(error: { readonly userMessage: string | null }): ReadFailure {
  return { status: 'failed', message: error.userMessage ?? 'Something went wrong', error }
}

/** Turns the outcome of a call into the state of a read: its value, or its failure. */
export function readAnswer<Value>(
  outcome: { readonly value: Value } | { readonly error: { readonly userMessage: string | null } },
): { readonly status: 'loaded'; readonly value: Value } | ReadFailure {
  if ('value' in outcome) return { status: 'loaded', value: outcome.value }
  return readFailure(outcome.error)
}

/** The state of a value that was requested. It is either loading, or has a value, or has failed; never two of these. */
export type RequestedState<Value, Failure extends { readonly status: 'failed' } = ReadFailure> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | Failure

/** The state of a value that is fetched on request. `idle` until something requests it. */
export type ReadState<Value, Failure extends { readonly status: 'failed' } = ReadFailure> =
  | { readonly status: 'idle' }
  | RequestedState<Value, Failure>

/** Fetches a value when something asks for it, and keeps it. */
export interface Read<
  Value,
  Options = unknown,
  Failure extends { readonly status: 'failed' } = ReadFailure,
> extends ReadonlyStore<ReadState<Value, Failure>> {
  /**
   * Fetches the value, unless it is loaded or is being fetched. After a failure, fetches it again. Resolves to the
   * resulting state; never rejects.
   */
  readonly load: () => Promise<ReadState<Value, Failure>>
  /**
   * Fetches the value again, and ignores the answer to an earlier request. The old value stays until the new answer is
   * there. Never rejects.
   */
  readonly reload: (options?: Options) => Promise<ReadState<Value, Failure>>
  /** Like `reload`, but if the request fails, the old value stays. */
  readonly refresh: (options?: Options) => Promise<ReadState<Value, Failure>>
}

/**
 * Creates a value that is fetched when something asks for it.
 * @param fetch Resolves to the value or to a failure. It must not reject, because the state would stay `loading`. After
 * its first `await` it can call `isLatest` to find out whether its answer will be used; before that, the call throws.
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

/** The value of a read; undefined while there is none. */
export function loadedValue<Value>(state: {
  readonly status: string
  readonly value?: Value
}): Value | undefined {
  return state.value
}

/** Returns the fields by which a hook tells why a read has failed: null and undefined if it has not. */
export function failureOf(state: ReadState<unknown>): {
  readonly message: string | null
  readonly error: unknown
} {
  if (state.status !== 'failed') return { message: null, error: undefined }
  return { message: state.message, error: state.error }
}
