import { useEffect, useSyncExternalStore } from 'react'
import type { Read, RequestedState } from '../read.ts'
import type { ReadonlyStore } from '../readonly-store.ts'

/**
 * Subscribes to the state of a store, or to what `select` returns for it. `select` must return the same object as long
 * as nothing has changed; otherwise the component renders forever.
 */
export function useStore<State>(store: ReadonlyStore<State>): State
export function useStore<State, Selected>(
  store: ReadonlyStore<State>,
  select: (state: State) => Selected,
): Selected
export function useStore<State, Selected>(
  store: ReadonlyStore<State>,
  select?: (state: State) => Selected,
): State | Selected {
  return useSyncExternalStore<State | Selected>(
    store.subscribe,
    () => (select ? select(store.getSnapshot()) : store.getSnapshot()),
    () => (select ? select(store.getInitialSnapshot()) : store.getInitialSnapshot()),
  )
}

/** Subscribes to the state of a read. The first component that uses the read starts the fetch. */
export function useRead<Value, Failure extends { readonly status: 'failed' }>(
  read: Read<Value, never, Failure>,
): RequestedState<Value, Failure> {
  useEffect(() => {
    if (read.getSnapshot().status === 'idle') void read.load()
  }, [read])
  const state = useStore(read)
  return state.status === 'idle' ? loading : state
}

const loading = { status: 'loading' } as const
