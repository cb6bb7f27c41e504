import { useEffect, useRef, useState } from 'react'

/** Marks the button that enters full screen. */
export const fullScreenButton = { 'data-full-screen-button': '' }

/** What Escape closes first. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'

/**
 * Full screen of an app. The buttons that enter and leave it go with it, so the focus moves on: into
 * the page, and back to the button. Escape leaves it, unless there is something else to close.
 */
export function useFullScreen(isPossible: boolean) {
  const [isWanted, setFullScreen] = useState(false)
  const isFullScreen = isWanted && isPossible
  const wasFullScreen = useRef(isFullScreen)
  useEffect(() => {
    if (wasFullScreen.current === isFullScreen) return
    wasFullScreen.current = isFullScreen
    const { activeElement } = document
    // Someone who has moved on, as to another page, keeps the focus there.
    const isLeft = activeElement === null || activeElement === document.body
    if (!isLeft && activeElement.id !== 'main') return
    const target = isFullScreen ? '#main' : '[data-full-screen-button]'
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [isFullScreen])

  useEffect(() => {
    if (!isFullScreen) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      if (document.querySelector(overlays) === null) setFullScreen(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isFullScreen])
  return { isFullScreen, setFullScreen }
}
