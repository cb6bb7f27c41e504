/** Width in pixels of the strip at the window's edge where a swipe opens the drawer. */
export const swipeArea = 20
/** Share of the drawer's width by which a finger must have moved when it is lifted, to open or close the drawer. */
export const hysteresis = 0.52
/** Speed in pixels per second from which a swipe opens or closes the drawer, however short the distance. */
export const minFlingVelocity = 450
/** Distance in pixels that a finger must move before the movement counts as horizontal or vertical. */
const uncertainty = 3

export type SwipePoint = { x: number; y: number; time: number }

export type Swipe =
  | { phase: 'undecided'; start: SwipePoint }
  | { phase: 'swiping'; start: SwipePoint; travel: number; velocity: number; last: SwipePoint }
  | { phase: 'refused' }

/**
 * Returns the swipe after one move of a finger. `sign` is the direction of x that opens or closes the drawer: 1 to the
 * right, -1 to the left. A finger that starts vertically, or in the opposite direction, scrolls and does not swipe.
 */
export function moveSwipe(swipe: Swipe, point: SwipePoint, sign: 1 | -1): Swipe {
  if (swipe.phase === 'refused') return swipe
  const { start } = swipe
  const towards = (point.x - start.x) * sign
  if (swipe.phase === 'undecided') {
    const across = Math.abs(point.y - start.y)
    if (Math.max(Math.abs(towards), across) < uncertainty) return swipe
    if (towards <= across) return { phase: 'refused' }
  }
  const last = swipe.phase === 'swiping' ? swipe.last : start
  const seconds = (point.time - last.time) / 1000
  const velocity = seconds > 0 ? ((point.x - last.x) * sign) / seconds : 0
  return { phase: 'swiping', start, travel: Math.max(0, towards), velocity, last: point }
}

/** Whether a drawer that is `size` pixels wide opens or closes if the finger is lifted now. */
export function swipeCommits(swipe: Swipe, size: number): boolean {
  if (swipe.phase !== 'swiping') return false
  return swipe.velocity > minFlingVelocity || swipe.travel / size > hysteresis
}
