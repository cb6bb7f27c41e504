import { isComposing } from '@vestibule/base/is-composing'
import { useEffect, type RefObject } from 'react'

/**
 * Calls `close` when the user presses Escape within the element, while `isOpen` is true. Escape in a dialog above the
 * element does not count.
 */
export function useEscape(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = place.current
    if (!isOpen || !element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
}
