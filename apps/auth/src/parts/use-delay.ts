import { useEffect, useRef } from 'react'
import { useWorld } from '../boot/world.ts'

/** Does something once, some milliseconds after `active` became true, unless the screen is left before. */
export function useDelay(active: boolean, milliseconds: number, action: () => void): void {
  const { clock } = useWorld()
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })
  useEffect(() => {
    if (!active) return undefined
    const stop = new AbortController()
    void clock.wait(milliseconds, stop.signal).then(() => latest.current())
    return () => stop.abort()
  }, [active, milliseconds, clock])
}
