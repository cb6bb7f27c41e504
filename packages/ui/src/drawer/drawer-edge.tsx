import { swipeArea } from './swipe.ts'
import { useSwipe } from './use-swipe.ts'

export type DrawerSide = 'start' | 'end'

/** Returns 1 if a drawer on this side closes towards the right, or -1 if it closes towards the left. */
export function closingSign(element: HTMLElement, side: DrawerSide): 1 | -1 {
  const leftToRight = getComputedStyle(element).direction !== 'rtl'
  return (side === 'end') === leftToRight ? 1 : -1
}

type DrawerEdgeProps = { side: DrawerSide; width: number; onSwipe: () => void }

/** The strip at the edge of the window where a swipe that opens the drawer begins. */
export function DrawerEdge({ side, width, onSwipe }: DrawerEdgeProps) {
  const handlers = useSwipe({
    sign: (element) => (closingSign(element, side) === 1 ? -1 : 1),
    size: () => Math.min(width, window.innerWidth),
    onEnd: (_, committed) => {
      if (committed) onSwipe()
    },
  })
  return (
    <div
      className="vb-drawer-edge"
      style={{ width: swipeArea }}
      data-side={side}
      aria-hidden="true"
      {...handlers}
    />
  )
}
