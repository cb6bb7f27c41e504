import { useEffect } from 'react'

/**
 * Gives the focus back to what opened the panel. The drawer does so itself, but only from the second
 * time on: its code is fetched after the first press, and so has not seen it.
 */
export function ReturnFocus({ elementId }: { elementId: string }) {
  useEffect(() => {
    const opener = document.activeElement
    return () => {
      if (opener === null || opener === document.body) return
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return
        // The tooltip's arrival renders the icon of a note anew.
        const icon = document.querySelector(`[data-doc-note="${CSS.escape(elementId)}"]`)
        const target = opener.isConnected ? opener : icon
        if (target instanceof HTMLElement) target.focus()
      })
    }
    // Whoever opened the drawer, whatever it shows by now.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return null
}
