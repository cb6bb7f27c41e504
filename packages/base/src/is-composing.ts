/**
 * Whether a key belongs to an input method, for example Enter that ends a Japanese conversion. Safari reports that key
 * after the conversion has ended; only its key code 229 tells.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
