import { useSyncExternalStore } from 'react'

export type OnDemandState<Part> =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly part: Part }

/** Code that is fetched when it is first asked for. */
export interface OnDemand<Part> {
  /** Fetches it, again after a failure; null where that fails. */
  readonly request: () => Promise<Part | null>
  readonly getState: () => OnDemandState<Part>
  readonly subscribe: (listener: () => void) => () => void
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let state: OnDemandState<Part> = { status: 'idle' }
  let pending: Promise<Part | null> | null = null
  const listeners = new Set<() => void>()
  const become = (next: OnDemandState<Part>) => {
    state = next
    for (const listener of listeners) listener()
  }
  const fetchPart = async () => {
    become({ status: 'loading' })
    try {
      const part = await load()
      become({ status: 'ready', part })
      return part
    } catch {
      pending = null
      become({ status: 'failed' })
      return null
    }
  }
  return {
    request: () => (pending ??= fetchPart()),
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const onServer: OnDemandState<never> = { status: 'idle' }

export function useOnDemand<Part>(code: OnDemand<Part>): OnDemandState<Part> {
  return useSyncExternalStore<OnDemandState<Part>>(code.subscribe, code.getState, () => onServer)
}
