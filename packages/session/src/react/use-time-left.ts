import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { Timer } from '../core/clock.ts'
import { timeLeft } from '../core/session-state.ts'
import { useSessionContext } from './session-provider.tsx'

/**
 * Milliseconds until the session ends; null while its end is not known. Renders again at each whole
 * `unitMs` of it, read from the clock each time, so that no tick is trusted.
 */
export function useTimeLeft(unitMs: number): number | null {
  const { store, clock } = useSessionContext()
  const endsAt = useStore(store, (state) => state.endsAt)
  const skew = useStore(store, (state) => state.skew)
  const [now, setNow] = useState(() => clock.now())
  useEffect(() => {
    let timer: Timer | undefined
    function read() {
      const current = clock.now()
      setNow(current)
      const left = timeLeft({ endsAt, skew }, current)
      if (left) timer = clock.setTimeout(read, left % unitMs || unitMs)
    }
    read()
    return () => clock.clearTimeout(timer)
  }, [clock, endsAt, skew, unitMs])
  return timeLeft({ endsAt, skew }, now)
}
