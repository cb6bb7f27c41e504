import type { MouseEvent } from 'react'

/** Does something of its own on a plain click of a link; with a key held it opens as any link does. */
export function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  }
}
