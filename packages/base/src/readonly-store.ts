import type { StoreApi } from 'zustand/vanilla'

/** A store that others can read and subscribe to, but not change. It fits React's `useSyncExternalStore`. */
export interface ReadonlyStore<State> {
  readonly getSnapshot: () => State
  /** The state before any change. React uses it to render on a server. */
  readonly getInitialSnapshot: () => State
  /** Calls `listener` after every change. Returns an unsubscribe function. */
  readonly subscribe: (listener: (state: State, before: State) => void) => () => void
}

/** Returns the store without its setters. */
export function readonlyStore<State>(
  store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>,
): ReadonlyStore<State> {
  return {
    getSnapshot: store.getState,
    getInitialSnapshot: store.getInitialState,
    subscribe: store.subscribe,
  }
}
