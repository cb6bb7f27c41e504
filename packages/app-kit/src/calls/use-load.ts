import type { ApiError } from '@vestibule/api-client'
import { createRead, type RequestedState } from '@vestibule/base/read'
import { useRead } from '@vestibule/base/react/use-read'
import { useEffect, useState } from 'react'
import { useWorld } from '../screens/world.ts'
import { problemOf, type Problem } from '../problems/problem.ts'

type ReadOutcome<Value> =
  | { readonly kind: 'loaded'; readonly value: Value }
  | { readonly kind: string; readonly error: ApiError; readonly retryAfterS?: number }

interface LoadFailure {
  readonly status: 'failed'
  readonly problem: Problem
}

/**
 * Loads a value when the screen appears. Returns its state, a function that retries after a failure, and a function
 * that loads again while the old value stays. Only the `fetch` of the first render is used; its signal is aborted when
 * the user leaves the screen.
 */
export function useLoad<Value>(
  fetch: (signal: AbortSignal) => Promise<ReadOutcome<Value>>,
): readonly [RequestedState<Value, LoadFailure>, () => void, () => void] {
  const { clock } = useWorld()
  const [, throwInRender] = useState<never>()
  const [{ read, stay }] = useState(() => {
    const left = new AbortController()
    let stays = 0
    return {
      read: createRead<Value, void, LoadFailure>(async () => {
        try {
          const outcome = await fetch(left.signal)
          if (!('error' in outcome)) return { status: 'loaded', value: outcome.value }
          return { status: 'failed', problem: problemOf(outcome, clock.now()) }
        } catch (bug) {
          // An exception is a bug. Throw it while rendering, so that the crash screen shows and reports it.
          throwInRender(() => {
            throw bug
          })
          return { status: 'failed', problem: { kind: 'serverFault' } }
        }
      }),
      stay: () => {
        stays += 1
        const mine = stays
        // React's StrictMode unmounts and mounts again within one commit. Abort the request only if the component stays
        // unmounted.
        return () => queueMicrotask(() => mine === stays && left.abort())
      },
    }
  })
  useEffect(stay, [stay])
  return [useRead(read), () => void read.load(), () => void read.refresh()]
}
