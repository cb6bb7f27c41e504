import { useEffect, useRef, useState, type RefObject } from 'react'

/**
 * Says which element gets the focus when a dialog has closed: the element of a ref, or the element that a function
 * returns. The function is called with the element that had the focus before, or with null if that can no longer take
 * the focus. `false`: no element gets the focus.
 */
export type ReturnTo =
  | RefObject<HTMLElement | null>
  | ((opener: HTMLElement | null) => HTMLElement | null)
  | false

const controls =
  'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]'

/**
 * Gives the focus back when a dialog has closed. Put it inside a Headless UI dialog, so that it is mounted and
 * unmounted with what the dialog shows. Headless UI alone is not enough: it does not know the element that had the
 * focus if its code was loaded after the press, the element may be gone, and it has no setting for another element.
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
      // The focus that was in the dialog is lost with the dialog. If an element has the focus now, the app or the user
      // has moved it there.
      const chosen = focused()
      // Wait for two microtasks, because Headless UI moves the focus in a microtask of its own, which is queued before
      // or after the first of the two. In strict mode React runs this cleanup while the dialog stays on the page:
      // `isGone` is then false again.
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
  // Another dialog has opened in place of this one: leave the focus in the other dialog.
  const dialog = now?.closest('[aria-modal="true"]')
  if (dialog && !dialog.contains(opener)) return
  // The app or the user has moved the focus while the dialog faded: leave it on that element.
  if (chosen) return chosen.focus()
  if (to === false) return now?.blur()
  const usable = opener?.isConnected && !opener.matches(':disabled') ? opener : null
  const wanted = typeof to === 'function' ? to(usable) : to?.current
  if (takesFocus(wanted) || takesFocus(usable)) return
  // Focus the nearest control around the element that is gone. Without any, the focus stays where Headless UI has put
  // it.
  around.some((place) => [...place.querySelectorAll(controls)].some(takesFocus))
}

/**
 * Returns the elements around `element`, from near to far: they tell where to look for a neighbour once `element` is
 * gone. The list ends below the one that holds the page's `h1`: a control so far away does not stand in the place of
 * `element`.
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
