import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Flow } from './create-flow.ts'

/** Subscribes a component to a flow of its own, created on its first render and left when it unmounts. */
export function useFlow<State, Event>(
  create: () => Flow<State, Event>,
): readonly [State, Flow<State, Event>['dispatch']] {
  const [flow] = useState(create)
  useEffect(() => flow.start(), [flow])
  const { state, crash } = useStore(flow.store)
  if (crash !== undefined) throw crash
  return [state, flow.dispatch]
}
