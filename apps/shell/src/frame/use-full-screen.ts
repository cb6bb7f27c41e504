import { isComposing } from '@vestibule/base/is-composing'
import { useEffect, useRef, useState } from 'react'

/** Spread these props on the button that enters full screen, so that the focus can return to it. */
export const fullScreenButton = { 'data-full-screen-button': '' }

/** Matches overlays. While one is open, Escape closes it and does not leave full screen. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip]'

/**
 * The full screen of an app. The buttons that enter and leave it disappear when they are pressed. So the focus moves
 * into the page on entering, and back to the button on leaving. Escape leaves full screen; Alt-Shift-F enters and
 * leaves it.
 */
export function useFullScreen(isPossible: boolean) {
  const [isWanted, setFullScreen] = useState(false)
  const isFullScreen = isWanted && isPossible
  const wasFullScreen = useRef(isFullScreen)
  useEffect(() => {
    if (wasFullScreen.current === isFullScreen) return
    wasFullScreen.current = isFullScreen
    const { activeElement } = document
    // If the user has moved the focus to another element since the full screen was entered or left, leave the focus
    // there.
    const isLeft = activeElement === null || activeElement === document.body
    if (!isLeft && activeElement.id !== 'main') return
    const target = isFullScreen ? '#main' : '[data-full-screen-button]'
    document.querySelector<HTMLElement>(target)?.focus({ preventScroll: true })
  }, [isFullScreen])

  useEffect(() => {
    if (!isPossible) return undefined
    const toggle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.code !== 'KeyF' || !event.altKey || !event.shiftKey)
        return
      event.preventDefault()
      setFullScreen((on) => !on)
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [isPossible])

  useEffect(() => {
    if (!isFullScreen) return undefined
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return
      if (document.querySelector(overlays) === null) setFullScreen(false)
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [isFullScreen])
  return { isFullScreen, setFullScreen }
}
