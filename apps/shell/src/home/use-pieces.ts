import { startTransition, useEffect, useState } from 'react'

/** As many cards as make a screen or two, and no key stroke wait. */
const piece = 60

/**
 * How many of `count` things are to be rendered now. A list that grows is made piece by piece, so
 * that the page answers in between; one that shrinks does so at once.
 */
export function usePieces(count: number): number {
  const [shown, setShown] = useState(piece)
  const kept = Math.min(shown, Math.max(piece, count))
  if (kept < shown) setShown(kept)
  useEffect(() => {
    if (kept >= count) return undefined
    const timer = setTimeout(() => startTransition(() => setShown(kept + piece)))
    return () => clearTimeout(timer)
  }, [kept, count])
  return Math.min(kept, count)
}
