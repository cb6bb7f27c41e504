import { useToast } from '@vestibule/ui/toast'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { staysHere } from '../paths/router-link.tsx'
import { useWritesOff } from './use-writes-off.ts'

/**
 * While the network is away, a link that loads another page stays where it is and says why: the browser
 * would show a page of its own in place of this one.
 */
export function useLinksOffline() {
  const offline = useWritesOff()
  const toast = useToast()
  const { pathname } = useLocation()
  useEffect(() => {
    if (offline === null) return undefined
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      const loadsHere = href.startsWith('/') && !link?.hasAttribute('target')
      if (!loadsHere || staysHere(href, pathname)) return
      event.preventDefault()
      event.stopPropagation()
      toast.warning(offline, { id: 'offline-link' })
    }
    // Before the link's own handlers, which may navigate by themselves.
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [offline, toast, pathname])
}
