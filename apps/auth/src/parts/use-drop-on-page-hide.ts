import { useEffect, useRef } from 'react'

/** Empties secrets when the page is left, so that the browser's page cache does not bring them back. */
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
