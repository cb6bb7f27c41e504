import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation, scrolls to the top and focuses the heading of the page, so that screen readers read it. While the
 * page has no heading yet, the main part has the focus. After Back, the browser restores the scroll position.
 *
 * If the code of the page has to be loaded, the browser has the new URL while the page before is still shown. If the
 * user moves the focus there, such as into a popover, it stays: moving it would close the popover.
 */
export function useNavigationFocus(mainId: string) {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  const hasUserGoneOn = useRef(false)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    const main = document.getElementById(mainId)
    if (!main || hasUserGoneOn.current || focusHeading(main)) return undefined
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [mainId, pathname, type])
  // After the effect above, which asks what the user did on the page before.
  useEffect(() => {
    hasUserGoneOn.current = false
    // A link may hold letters that the browser encodes.
    const shown = new URL(window.location.origin + pathname).pathname
    const stop = new AbortController()
    const listen = { capture: true, signal: stop.signal }
    // Scripts move the focus too, such as when the dialog closes in which the link was. A press alone is not enough
    // either: Ctrl stops a screen reader.
    let isPressed = false
    const onPress = () => {
      isPressed ||= window.location.pathname !== shown
    }
    const onFocus = () => {
      hasUserGoneOn.current ||= isPressed
    }
    document.addEventListener('pointerdown', onPress, listen)
    document.addEventListener('keydown', onPress, listen)
    document.addEventListener('focusin', onFocus, listen)
    return () => stop.abort()
  }, [pathname])
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1[tabindex]')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
