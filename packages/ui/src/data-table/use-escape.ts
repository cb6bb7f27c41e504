import { isComposing } from '../internal/is-composing.ts'
import { useEffect, useRef } from 'react'

/**
 * Calls `onEscape` when Escape is pressed while `isOn`. Ignores the key while a dialog or menu is open, if another
 * listener has handled it, or if it ends the conversion of an input method.
 */
export function useEscape(isOn: boolean, onEscape: () => void) {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  useEffect(() => {
    if (!isOn) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') === null)
        latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}
