import { wait, type Clock } from '@vestibule/base/clock'
import { useEffect, useState } from 'react'

/**
 * Returns how many milliseconds are left until the time `until`, in milliseconds since 1970; never negative. Renders
 * again every full second.
 */
export function useTimeLeft(clock: Clock, until: number): number {
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

/** Formats milliseconds as `0:24`, rounded up. */
export function minutesAndSeconds(milliseconds: number): string {
  const total = Math.ceil(milliseconds / 1000)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}
