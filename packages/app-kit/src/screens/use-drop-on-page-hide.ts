import { useEffect, useRef } from 'react'

/**
 * Calls `drop` when the user leaves the page. It empties secrets, which the browser's page cache would otherwise
 * bring back.
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
