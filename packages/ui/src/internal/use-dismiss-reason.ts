import { useCallback, useEffect, useRef } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * Headless UI reports that a dialog should close, but not why. If the last event was the Escape key, it was that;
 * otherwise a press outside.
 */
export function useDismissReason(open: boolean): () => 'escape' | 'outside' {
  const escaped = useRef(false)
  useEffect(() => {
    if (!open) return undefined
    const note = (event: Event) => {
      escaped.current = event instanceof KeyboardEvent && event.key === 'Escape'
      // Headless UI would close the dialog on the Escape that ends a conversion.
      if (escaped.current && isComposing(event as KeyboardEvent)) event.preventDefault()
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
