import { startTransition, useEffect, useState } from 'react'

/** How many cards are added at a time: enough to fill the screen, few enough not to delay typing. */
const piece = 40

/**
 * Returns how many of `count` items to render now. The number grows in steps, so that the page stays responsive; it
 * shrinks at once.
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
