import { useEffect, type RefObject } from 'react'

/** Escape within the element calls `close` while it is open. A dialog over it keeps the key to itself. */
export function useEscape(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    const element = place.current
    if (!isOpen || !element) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
}
