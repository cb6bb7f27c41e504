/** The events that show that a person uses a page. */
export const inputs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel']

/**
 * Whether a person, and no script, has caused the event. A pointer move of zero does not count, because browsers report
 * one when the page moves below a resting pointer. A repeating key does not count either, because an object may lie on
 * the key.
 */
export function isByHand(event: Event): boolean {
  const { type, isTrusted, repeat, movementX, movementY } = event as KeyboardEvent & MouseEvent
  const isMove = type === 'pointermove'
  return isTrusted && !repeat && !(isMove && movementX === 0 && movementY === 0)
}
