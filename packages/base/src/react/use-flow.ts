import { useEffect, useState } from 'react'
import type { Flow } from '../create-flow.ts'
import { useStore } from './use-read.ts'

/** Creates a flow on the first render, subscribes the component to it, and leaves the flow on unmount. */
export function useFlow<State, Event>(
  create: () => Flow<State, Event>,
): readonly [State, Flow<State, Event>['dispatch']] {
  const [flow] = useState(create)
  useEffect(() => flow.start(), [flow])
  const { state, crash } = useStore(flow.store)
  if (crash !== undefined) throw crash
  return [state, flow.dispatch]
}
