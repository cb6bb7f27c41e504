import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

function stops(floating: HTMLElement | null): HTMLElement[] {
  return [...(floating?.querySelectorAll<HTMLElement>(focusable) ?? [])]
}

/*
 * A tooltip is rendered at the end of the body, so that nothing cuts it off. These handlers make Tab behave as if
 * it came right after its element.
 */

/** Key handler of the element: Tab moves the focus into the tooltip. */
export function tabInto(event: KeyboardEvent, floating: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.shiftKey) return
  const [first] = stops(floating)
  if (!first) return
  event.preventDefault()
  first.focus()
}

/**
 * Key handler of the tooltip: Tab at the last link continues after the element, Shift+Tab at the first returns to
 * the element.
 */
export function tabOutOf(
  event: KeyboardEvent,
  floating: HTMLElement | null,
  element: HTMLElement | null,
): void {
  if (event.key !== 'Tab') return
  const all = stops(floating)
  if (event.shiftKey && event.target === all[0]) {
    event.preventDefault()
    element?.focus()
  }
  // From the element, the browser itself moves on to the next focusable element.
  if (!event.shiftKey && event.target === all.at(-1)) element?.focus()
}
