/** The events by which somebody uses a page. */
export const inputs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel']

/**
 * Whether a person has made one of these events, and no script. A move of nothing is none: browsers report it where the
 * page moves below a pointer that rests. Nor is a key that keeps repeating, for something may lie on it.
 */
export function isByHand(event: Event): boolean {
  const { type, isTrusted, repeat, movementX, movementY } = event as KeyboardEvent & MouseEvent
  const isMove = type === 'pointermove'
  return isTrusted && !repeat && !(isMove && movementX === 0 && movementY === 0)
}
