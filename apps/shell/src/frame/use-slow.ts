import { useEffect, useState } from 'react'

/** Milliseconds after which waiting is owed a word. */
const slowAfterMs = 8000

/** Whether something has been waited for longer than it should take. */
export function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfterMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isWaiting])
  return isSlow
}
