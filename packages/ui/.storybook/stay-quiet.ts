let isQuiet = false

/**
 * Disables `focus` and `scrollIntoView` on a documentation page until the reader presses a key or the pointer. Stories
 * on such a page run as soon as they render, and would move the focus and scroll the page.
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
    // Ignore events that stories dispatch themselves.
    if (!isTrusted) return
    pressed.abort()
    isQuiet = false
    for (const restore of undo) restore()
  }
  const options = { capture: true, signal: pressed.signal }
  page.addEventListener('pointerdown', act, options)
  page.addEventListener('keydown', act, options)
}

/** Makes a method do nothing. Returns a function that restores it. */
function without(prototype: object, name: string): () => void {
  const method = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
  Object.defineProperty(prototype, name, { ...method, value: () => {} })
  return () => Object.defineProperty(prototype, name, method)
}
