import { useEffect } from 'react'
import { callsOf, type Call } from '../calls.ts'
import type { ReadState, RequestedState } from '../read.ts'
import { useRead } from './use-read.ts'

export interface Called<Value> {
  readonly state: RequestedState<Value>
  /** Makes the request again after a failure. */
  readonly retry: () => void
  /** Makes the request again because the user asked for it. Resolves to the new state; never rejects. */
  readonly again: () => Promise<ReadState<Value>>
}

/**
 * The value that a call answers, requested once for all parts of the page that use the key. `key` must name everything
 * that the answer depends on, because every part with the same key gets the same value. `call` may be a new function in
 * each render.
 */
export function useCall<Value>(owner: object, key: string, call: Call<Value>): Called<Value> {
  const calls = callsOf(owner)
  const read = calls.read(key, call)
  const state = useRead(read)
  useEffect(() => calls.keep(key), [calls, key])
  return { state, retry: () => void read.reload(), again: () => read.reload() }
}
