import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * What gets the focus when a dialog has closed: the element of a ref; what a function returns, which is called with
 * the element that had the focus before, or null if it can no longer take it; `false` moves it nowhere.
 */
export type ReturnTo =
  | RefObject<HTMLElement | null>
  | ((opener: HTMLElement | null) => HTMLElement | null)
  | false

const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Put inside a Headless UI dialog, so that it is mounted and unmounted with what the dialog shows. Headless UI returns
 * the focus to what had it before, as far as it has seen that: its code may have been loaded after the press, and the
 * element may be gone. It has no setting for another element.
 */
export function ReturnFocus({ to }: { to: ReturnTo | undefined }) {
  const [opener] = useState(focused)
  const latest = useRef(to)
  const isGone = useRef(false)
  useEffect(() => {
    latest.current = to
  })
  useEffect(() => {
    isGone.current = false
    const around = surroundings(opener)
    return () => {
      isGone.current = true
      // What has the focus now is outside of the dialog, which is no longer on the page.
      const chosen = focused()
      // Headless UI moves the focus in a microtask of its own, queued before or after this one. In strict mode React
      // runs this cleanup while the dialog stays.
      queueMicrotask(() =>
        queueMicrotask(() => {
          if (isGone.current) settle(latest.current, opener, around, chosen)
        }),
      )
    }
  }, [opener])
  return null
}

function settle(
  to: ReturnTo | undefined,
  opener: HTMLElement | null,
  around: readonly Element[],
  chosen: HTMLElement | null,
): void {
  const now = focused()
  // Another dialog has opened in place of this one: the focus is its own.
  const dialog = now?.closest('[aria-modal="true"]')
  if (dialog && !dialog.contains(opener)) return
  // The app or the user has moved the focus while the dialog faded: it stays there.
  if (chosen) return chosen.focus()
  if (to === false) return now?.blur()
  const usable = opener?.isConnected && !opener.matches(':disabled') ? opener : null
  const wanted = typeof to === 'function' ? to(usable) : to?.current
  if (takesFocus(wanted) || takesFocus(usable)) return
  // If nothing stands there, what Headless UI has focused keeps the focus.
  around.some((place) => [...place.querySelectorAll(controls)].some(takesFocus))
}

/**
 * What is around the element, from near to far: where to look for a neighbour once the element is gone. Ends below
 * what holds the heading of the page: a control so far away does not stand in the element's place.
 */
function surroundings(element: Element | null): Element[] {
  const around: Element[] = []
  let one = element?.parentElement
  while (one && !one.matches('body, #headlessui-portal-root') && !one.querySelector('h1')) {
    around.push(one)
    one = one.parentElement
  }
  return around
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || !element.isConnected) return false
  if (document.activeElement !== element) element.focus()
  return document.activeElement === element
}

function focused(): HTMLElement | null {
  const element = globalThis.document?.activeElement
  return element instanceof HTMLElement && element !== document.body ? element : null
}
