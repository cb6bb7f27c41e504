import { useToast } from '@vestibule/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useNetworkStatus, useProfile } from '@vestibule/session/react'
import { staysHere } from '../paths/router-link.tsx'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * While the network is down, stops links that would load another page and says why. Otherwise the browser would replace
 * this page with its error page.
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
    // Use the capture phase, because a link's own handlers may navigate first.
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [offline, toast, pathname])
}

/** When the network is back, loads again what had failed. Data loaded before stays on the screen. */
export function useRetryOnline(scope: PageScope) {
  const { isOnline } = useNetworkStatus()
  const profile = useProfile()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (!isBack) return
    if (profile.status === 'failed') profile.retry()
    scope.retry()
  }, [isOnline, profile, scope])
}

/** A text that says why nothing can be saved now; null if saving is possible. */
export function useWritesOff(): string | null {
  const { writesOff } = useTexts().chrome.connection
  return useNetworkStatus().isOnline ? null : writesOff
}
