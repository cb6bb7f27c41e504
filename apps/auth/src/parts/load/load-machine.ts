import type { Machine } from '../../flow/create-flow.ts'
import type { Problem } from '../problem.ts'

/** Something a screen cannot be shown without. */
export type LoadState<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly value: Value }
  | { readonly status: 'failed'; readonly problem: Problem }

export type LoadEvent<Value> =
  | { readonly type: 'loaded'; readonly value: Value }
  | { readonly type: 'failed'; readonly problem: Problem }
  | { readonly type: 'retryRequested' }

export interface LoadCommand {
  readonly type: 'load'
}

const loading = { state: { status: 'loading' }, commands: [{ type: 'load' }] } as const

export function loadMachine<Value>(): Machine<LoadState<Value>, LoadEvent<Value>, LoadCommand> {
  return {
    initial: loading,
    transition(state, event) {
      switch (event.type) {
        case 'loaded':
          return {
            state: state.status === 'loading' ? { status: 'loaded', value: event.value } : state,
          }
        case 'failed':
          return {
            state:
              state.status === 'loading' ? { status: 'failed', problem: event.problem } : state,
          }
        case 'retryRequested':
          return state.status === 'failed' ? loading : { state }
      }
    },
  }
}
