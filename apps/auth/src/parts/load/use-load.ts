import type { ApiError } from '@vestibule/api-client'
import { useWorld } from '../../boot/world.ts'
import { createFlow } from '../../flow/create-flow.ts'
import { useFlow } from '../../flow/use-flow.ts'
import { problemOf } from '../problem.ts'
import { loadMachine, type LoadEvent, type LoadState } from './load-machine.ts'

type ReadOutcome<Value> =
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: string; readonly error: ApiError; readonly retryAfterS?: number }

/** Reads once when a screen appears, and again when asked to. The function is that of the first render. */
export function useLoad<Value>(
  read: (signal: AbortSignal) => Promise<ReadOutcome<Value>>,
): readonly [LoadState<Value>, () => void] {
  const { clock } = useWorld()
  const [state, dispatch] = useFlow(() =>
    createFlow(loadMachine<Value>(), {
      async load(_command, signal): Promise<LoadEvent<Value>> {
        const outcome = await read(signal)
        return 'error' in outcome
          ? { type: 'failed', problem: problemOf(outcome, clock.now()) }
          : { type: 'loaded', value: outcome.value }
      },
    }),
  )
  return [state, () => dispatch({ type: 'retryRequested' })]
}
