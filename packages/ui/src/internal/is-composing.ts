/**
 * Whether a key belongs to an input method, for example Enter that ends a Japanese conversion. Safari reports that
 * Enter only after the conversion has ended, so that `isComposing` is false; its key code 229 still tells.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
