import type { ReadOptions, ReadOutcome } from '@vestibule/api-client'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { loading, type Loaded } from './loaded.ts'

/** One thing that is known about the user. It is asked for when someone first wants it. */
export interface Part<T> {
  readonly store: StoreApi<Loaded<T>>
  /** Asks for it, unless that was done before. */
  readonly ensureLoaded: () => void
  /** Asks the server anew, whatever the cache holds. Never rejects. */
  readonly reload: () => Promise<void>
  /** Asks again for what was wanted before: the cache has been dropped. */
  readonly refresh: () => void
  /** Asks the server anew for what was wanted before. While that lasts, and where it fails, what is known stays. */
  readonly recheck: () => Promise<void>
}

export interface PartOptions<Value, Kind extends string, T> {
  readonly read: (options: ReadOptions) => Promise<ReadOutcome<Value, Kind>>
  readonly view: (value: Value) => T
  readonly onFailure: (outcome: { readonly kind: string; readonly error: Error }) => void
}

export function createPart<Value, Kind extends string, T>(
  options: PartOptions<Value, Kind, T>,
): Part<T> {
  const store = createStore<Loaded<T>>()(() => loading)
  let turn = 0

  async function load(read: ReadOptions, onFailure: 'show' | 'keep' = 'show') {
    turn += 1
    const asked = turn
    if (store.getState().status === 'failed') store.setState(loading, true)
    const outcome = await options.read(read)
    // An older answer may be about another user.
    if (asked !== turn) return
    if ('value' in outcome) {
      store.setState({ status: 'ready', data: options.view(outcome.value) }, true)
      return
    }
    options.onFailure(outcome)
    if (onFailure === 'keep' && store.getState().status === 'ready') return
    store.setState(
      { status: 'failed', message: outcome.error.userMessage ?? 'Something went wrong' },
      true,
    )
  }

  return {
    store,
    ensureLoaded: () => {
      if (turn === 0) void load({})
    },
    reload: () => load({ cache: false }),
    refresh: () => {
      if (turn > 0) void load({})
    },
    recheck: async () => {
      if (turn > 0) await load({ cache: false }, 'keep')
    },
  }
}
