import { startTransition, useEffect, useState } from 'react'

/**
 * The number of cards that are added at a time: enough to fill the screen, few enough not to delay
 * typing.
 */
const piece = 40

/**
 * How many of `count` items to render now. A list grows in pieces, so that the page stays
 * responsive, and shrinks at once.
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
