import { useCallback, useEffect, useState } from 'react'

/**
 * Returns a state and its setter. The state returns to `rest` by itself `duration` milliseconds after it was last set.
 */
export function usePassingState<State extends string>(
  rest: State,
  duration: number,
): [State, (state: State) => void] {
  const [entered, setEntered] = useState({ state: rest, time: 0 })
  useEffect(() => {
    if (entered.state === rest) return undefined
    const timer = setTimeout(() => setEntered({ state: rest, time: 0 }), duration)
    return () => clearTimeout(timer)
  }, [entered, rest, duration])
  const enter = useCallback((state: State) => setEntered({ state, time: performance.now() }), [])
  return [entered.state, enter]
}
