import type { StoreApi } from 'zustand/vanilla'

/** A store that can be read and subscribed to, but not written. It fits React's `useSyncExternalStore`. */
export interface ReadonlyStore<State> {
  readonly getSnapshot: () => State
  /** The state before any change; a server renders it. */
  readonly getInitialSnapshot: () => State
  /** Called after every change. Returns an unsubscribe function. */
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
