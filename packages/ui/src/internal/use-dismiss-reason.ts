import { useCallback, useEffect, useRef } from 'react'

/**
 * Headless UI reports that a dialog is to close, not why. Whether the last thing that happened was
 * the Escape key tells a key press from a press outside.
 */
export function useDismissReason(open: boolean): () => 'escape' | 'outside' {
  const escaped = useRef(false)
  useEffect(() => {
    if (!open) return undefined
    const note = (event: Event) => {
      escaped.current = event instanceof KeyboardEvent && event.key === 'Escape'
    }
    addEventListener('keydown', note, true)
    addEventListener('pointerdown', note, true)
    return () => {
      removeEventListener('keydown', note, true)
      removeEventListener('pointerdown', note, true)
    }
  }, [open])
  return useCallback(() => (escaped.current ? 'escape' : 'outside'), [])
}
