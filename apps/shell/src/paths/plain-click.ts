import type { MouseEvent } from 'react'

/**
 * Returns a click handler that calls `act` instead of following the link. If a modifier key is pressed, the link is
 * followed as usual.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
