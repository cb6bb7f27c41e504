import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

function stops(floating: HTMLElement | null): HTMLElement[] {
  return [...(floating?.querySelectorAll<HTMLElement>(focusable) ?? [])]
}

/*
 * A tooltip is rendered at the end of the body, so that nothing cuts it off. These handlers make Tab behave as if the
 * tooltip came right after the element that it describes.
 */

/**
 * Key handler of the element with a tooltip: Tab moves the focus into the tooltip, if the tooltip has a link or another
 * control.
 */
export function tabInto(event: KeyboardEvent, floating: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.shiftKey) return
  const [first] = stops(floating)
  if (!first) return
  event.preventDefault()
  first.focus()
}

/**
 * Key handler of a tooltip: Tab at its last link continues after the element that it describes, and Shift+Tab at its
 * first link returns to that element.
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
  // Focus the element without preventing the default: the browser then moves on to the next focusable element after it.
  if (!event.shiftKey && event.target === all.at(-1)) element?.focus()
}
