import { wait } from '@vestibule/base/clock'
import { useEffect, useState } from 'react'
import { useWorld } from './world.ts'

/** Milliseconds until a moment, never negative, updated every full second. */
export function useCountdown(until: number): number {
  const { clock } = useWorld()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const stop = new AbortController()
    async function tick() {
      setNow(clock.now())
      const left = until - clock.now()
      if (left <= 0) return
      await wait(clock, left % 1000 || 1000, stop.signal)
      await tick()
    }
    void tick()
    return () => stop.abort()
  }, [until, clock])
  return Math.max(0, until - now)
}
