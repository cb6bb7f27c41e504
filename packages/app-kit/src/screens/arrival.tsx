import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react'

interface Arrival {
  /**
   * Whether the screen with this id is the first one on its route. It is if it was the first screen to call `isFirst`.
   */
  readonly isFirst: (screenId: string) => boolean
}

const ArrivalContext = createContext<Arrival>({ isFirst: () => true })

/** Surrounds the screens of a route, so that they can tell whether they are the first step or a later one. */
export function ArrivalScope({ children }: { children: ReactNode }) {
  const first = useRef<string>(undefined)
  const arrival = useMemo<Arrival>(
    () => ({ isFirst: (screenId) => (first.current ??= screenId) === screenId }),
    [],
  )
  return <ArrivalContext value={arrival}>{children}</ArrivalContext>
}

export function useArrival(): Arrival {
  return useContext(ArrivalContext)
}
