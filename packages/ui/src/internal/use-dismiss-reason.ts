import { useCallback, useEffect, useRef } from 'react'
import { isComposing } from './is-composing.ts'

/**
 * Returns a function that tells why a dialog should close, because Headless UI does not: `escape` if the last key or
 * press was the Escape key, otherwise `outside`, a press outside of the dialog.
 */
export function useDismissReason(open: boolean): () => 'escape' | 'outside' {
  const escaped = useRef(false)
  useEffect(() => {
    if (!open) return undefined
    const note = (event: Event) => {
      escaped.current = event instanceof KeyboardEvent && event.key === 'Escape'
      // Headless UI would close the dialog on the Escape that only ends a conversion of an input method, such as
      // Japanese.
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
