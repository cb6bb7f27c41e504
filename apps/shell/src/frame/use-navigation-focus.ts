import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation, scrolls to the top and focuses the heading of the page, so that screen readers read it. While the
 * page has no heading yet, the main part has the focus. After Back, the browser restores the scroll position.
 *
 * If the code of the page has to be loaded, the browser has the new URL while the page before is still shown. If the
 * user presses something there, such as the button of a popover, the focus stays: moving it would close the popover.
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
    const onUse = () => {
      if (window.location.pathname !== shown) hasUserGoneOn.current = true
    }
    const stop = new AbortController()
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, onUse, { capture: true, signal: stop.signal })
    return () => stop.abort()
  }, [pathname])
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1[tabindex]')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
