import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a navigation, scrolls to the top and focuses the heading of the page, so that screen readers read it. While the
 * page has no heading yet, the main part has the focus. After Back, the browser restores the scroll position.
 */
export function useNavigationFocus(mainId: string) {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return undefined
    last.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    const main = document.getElementById(mainId)
    if (!main || focusHeading(main)) return undefined
    main.focus({ preventScroll: true })
    const observer = new MutationObserver(() => {
      if (document.activeElement !== main || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [mainId, pathname, type])
}

function focusHeading(main: HTMLElement): boolean {
  const heading = main.querySelector<HTMLElement>('h1[tabindex]')
  heading?.focus({ preventScroll: true })
  return heading !== null
}
