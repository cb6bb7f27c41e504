let isQuiet = false

/**
 * Stories of a page of documentation run as soon as they are drawn: their dialogs and fields take the focus and scroll
 * the page to where they are. Until its reader presses something, nothing there takes the focus.
 */
export function stayQuiet(page: Window & typeof globalThis): void {
  if (isQuiet) return
  isQuiet = true
  const undo = [
    without(page.HTMLElement.prototype, 'focus'),
    without(page.Element.prototype, 'scrollIntoView'),
  ]
  const pressed = new AbortController()
  const act = ({ isTrusted }: Event) => {
    // What a story does by itself is no press.
    if (!isTrusted) return
    pressed.abort()
    isQuiet = false
    for (const restore of undo) restore()
  }
  const options = { capture: true, signal: pressed.signal }
  page.addEventListener('pointerdown', act, options)
  page.addEventListener('keydown', act, options)
}

/** Makes a method do nothing. Returns how to undo that. */
function without(prototype: object, name: string): () => void {
  const method = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  Object.defineProperty(prototype, name, { ...method, value: () => {} })
  return () => Object.defineProperty(prototype, name, method)
}
