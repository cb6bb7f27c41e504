/** Pixels from the edge of the window within which a swipe pulls a closed drawer in. */
export const swipeArea = 20
/** The share of its width a drawer has to be moved to stay there when it is let go. */
export const hysteresis = 0.52
/** Pixels a second from which a flick counts, however short. */
export const minFlingVelocity = 450
/** Pixels before a movement has a direction. */
const uncertainty = 3

export type SwipePoint = { x: number; y: number; time: number }

export type Swipe =
  | { phase: 'undecided'; start: SwipePoint }
  | { phase: 'swiping'; start: SwipePoint; travel: number; velocity: number; last: SwipePoint }
  | { phase: 'refused' }

/**
 * One move of a finger. `sign` is the direction of x that counts as travel: 1 to the right, -1 to
 * the left. A movement that starts up, down or the other way is not a swipe: it scrolls.
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

/** Whether a drawer `size` pixels wide, let go now, goes on the way it was moved. */
export function swipeCommits(swipe: Swipe, size: number): boolean {
  if (swipe.phase !== 'swiping') return false
  return swipe.velocity > minFlingVelocity || swipe.travel / size > hysteresis
}
