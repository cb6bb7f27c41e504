import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react'

interface Arrival {
  /** Whether the screen with this id is the first one on its route. The first screen that asks is. */
  readonly isFirst: (screenId: string) => boolean
}

const ArrivalContext = createContext<Arrival>({ isFirst: () => true })

/** Surrounds each route, to tell the first screen of a route from its next steps. */
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
