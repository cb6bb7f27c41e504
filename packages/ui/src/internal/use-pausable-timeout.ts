import { useEffect, useRef } from 'react'

/** Calls back once after `duration` milliseconds in all during which it was not paused. */
export function usePausableTimeout(callback: () => void, duration: number, paused: boolean) {
  const remaining = useRef(duration)
  const latest = useRef(callback)
  useEffect(() => {
    latest.current = callback
  })
  useEffect(() => {
    remaining.current = duration
  }, [duration])
  useEffect(() => {
    if (paused || duration === Infinity) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => latest.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      remaining.current -= performance.now() - startedAt
    }
  }, [paused, duration])
}
