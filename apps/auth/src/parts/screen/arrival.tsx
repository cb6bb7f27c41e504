import { createContext, useContext, useMemo, useRef, type ReactNode } from 'react'

interface Arrival {
  /** Whether the screen of this id is the first one shown on its route; the first to ask is. */
  readonly isFirst: (screenId: string) => boolean
}

const ArrivalContext = createContext<Arrival>({ isFirst: () => true })

/** Stands around each route, to tell arriving at it from going on to its next step. */
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
