import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'

/**
 * After a step to another page the heading of the page has the focus, so that assistive technology
 * reads it, and the page starts at its top; Back keeps the place to which the browser returns.
 */
export function useNavigationFocus(mainId: string) {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type !== NavigationType.Pop) window.scrollTo(0, 0)
    const main = document.getElementById(mainId)
    const heading = main?.querySelector<HTMLElement>('h1[tabindex]')
    ;(heading ?? main)?.focus({ preventScroll: true })
  }, [mainId, pathname, type])
}
