import { useRef, type PointerEvent } from 'react'
import { moveSwipe, swipeCommits, type Swipe } from './swipe.ts'

type SwipeHandlers = {
  /** Returns the direction of x that opens or closes the drawer: 1 to the right, -1 to the left. */
  sign: (element: HTMLElement) => 1 | -1
  size: (element: HTMLElement) => number
  onTravel?: (element: HTMLElement, travel: number) => void
  onEnd: (element: HTMLElement, committed: boolean) => void
}

/**
 * Returns pointer handlers that follow the first finger on a touch screen: they call `onTravel` with the distance in
 * pixels, and `onEnd` with whether the swipe went far or fast enough. They ignore the mouse, because dragging with the
 * mouse selects text.
 */
export function useSwipe({ sign, size, onTravel, onEnd }: SwipeHandlers) {
  const swipe = useRef<Swipe>(undefined)

  const end = (element: HTMLElement, released: boolean) => {
    const state = swipe.current
    swipe.current = undefined
    if (state?.phase === 'swiping') {
      onEnd(element, released && swipeCommits(state, size(element)))
    }
  }
  const pointOf = (event: PointerEvent) => ({
    x: event.clientX,
    y: event.clientY,
    time: event.timeStamp,
  })

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch' || !event.isPrimary) return
      swipe.current = { phase: 'undecided', start: pointOf(event) }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!swipe.current || !event.isPrimary) return
      const element = event.currentTarget
      swipe.current = moveSwipe(swipe.current, pointOf(event), sign(element))
      if (swipe.current.phase === 'swiping') onTravel?.(element, swipe.current.travel)
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => end(event.currentTarget, true),
    onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event.currentTarget, false),
  }
}
