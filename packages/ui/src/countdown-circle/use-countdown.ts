import { useEffect, useRef, useState } from 'react'

/**
 * Counts down from `seconds` while `running`, and returns the seconds left, rounded up; calls `onComplete` when none is
 * left. Each tick reads the clock, so that the count is right at once after the tab was throttled or asleep.
 */
export function useCountdown(seconds: number, running: boolean, onComplete?: () => void): number {
  const [remaining, setRemaining] = useState(seconds)
  const left = useRef(seconds * 1000)
  const complete = useRef(onComplete)
  useEffect(() => {
    complete.current = onComplete
  })

  useEffect(() => {
    if (!running || left.current <= 0) return undefined
    const end = performance.now() + left.current
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      left.current = Math.max(0, end - performance.now())
      setRemaining(Math.ceil(left.current / 1000))
      if (left.current > 0) timer = setTimeout(tick, left.current % 1000 || 1000)
      else complete.current?.()
    }
    timer = setTimeout(tick, left.current % 1000 || 1000)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, end - performance.now())
    }
  }, [running])

  return remaining
}
