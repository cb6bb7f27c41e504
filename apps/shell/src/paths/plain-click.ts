import type { MouseEvent } from 'react'

/** Handles a plain click of a link with `act`. With a modifier key the link opens as usual. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
