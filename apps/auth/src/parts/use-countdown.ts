import { useEffect, useState } from 'react'
import { useWorld } from '../boot/world.ts'

/** Milliseconds left until a moment, never negative, told anew at each full second. */
export function useCountdown(until: number): number {
  const { clock } = useWorld()
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    const stop = new AbortController()
    async function tick() {
      setNow(clock.now())
      const left = until - clock.now()
      if (left <= 0) return
      await clock.wait(left % 1000 || 1000, stop.signal)
      await tick()
    }
    void tick()
    return () => stop.abort()
  }, [until, clock])
  return Math.max(0, until - now)
}
