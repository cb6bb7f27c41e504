import type { KeyboardEvent } from 'react'

const focusable =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

function stops(floating: HTMLElement | null): HTMLElement[] {
  return [...(floating?.querySelectorAll<HTMLElement>(focusable) ?? [])]
}

/*
 * A tooltip stands at the end of the body, where nothing cuts it off. Tab goes as if it stood right
 * after the element it is about.
 */

/** On the element: Tab goes into the tooltip. */
export function tabInto(event: KeyboardEvent, floating: HTMLElement | null): void {
  if (event.key !== 'Tab' || event.shiftKey) return
  const [first] = stops(floating)
  if (!first) return
  event.preventDefault()
  first.focus()
}

/** In the tooltip: Tab at its last stop goes on from the element, Shift and Tab goes back to it. */
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
  // From there the browser itself finds the next stop of the page.
  if (!event.shiftKey && event.target === all.at(-1)) element?.focus()
}
