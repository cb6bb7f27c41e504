import { useEffect, useRef } from 'react'

/**
 * Calls `drop` when the user leaves the page. Pass a function that clears secrets: otherwise the Back button would show
 * them again, because browsers cache pages as they were.
 */
export function useDropOnPageHide(drop: () => void): void {
  const latest = useRef(drop)
  useEffect(() => {
    latest.current = drop
  })
  useEffect(() => {
    const onPageHide = () => latest.current()
    window.addEventListener('pagehide', onPageHide)
    return () => window.removeEventListener('pagehide', onPageHide)
  }, [])
}
