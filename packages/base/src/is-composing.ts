/**
 * Whether an input method handles a key press, for example an Enter that ends a Japanese conversion. Such a key must
 * not submit a form. Safari reports it after the conversion has ended; then only its key code 229 tells.
 */
export function isComposing(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return event.isComposing || event.keyCode === 229
}
