import type { MouseEvent } from 'react'

/**
 * Returns a click handler that runs `act` instead of following the link. With a modifier key the link opens as usual.
 */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
