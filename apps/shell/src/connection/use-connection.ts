import { useToast } from '@vestibule/ui/toast'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { isReached } from '@vestibule/base/reached'
import { useNetworkStatus, useProfile, useSessionContext } from '@vestibule/session/react'
import { staysHere } from '@vestibule/app-kit/page/router-link'
import type { PageScope } from '../frame/page-scope.ts'
import { useTexts } from '../texts/use-texts.ts'

/**
 * Guards links while the browser says that it is offline. Before a link loads another page, the server is asked. If it
 * cannot be reached, the link does nothing and says why. Otherwise the browser would replace this page with its own
 * error page.
 */
export function useLinksOffline() {
  const { isOnline } = useNetworkStatus()
  const { notReached } = useTexts().chrome.connection
  const { navigate } = useSessionContext()
  const toast = useToast()
  const { pathname } = useLocation()
  useEffect(() => {
    if (isOnline) return undefined
    const stay = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const href = link?.getAttribute('href') ?? ''
      const loadsHere = href.startsWith('/') && !link?.hasAttribute('target')
      if (!loadsHere || staysHere(href, pathname)) return
      event.preventDefault()
      event.stopPropagation()
      void isReached(window).then((isThere) =>
        isThere ? navigate(href) : toast.warning(notReached, { id: 'offline-link' }),
      )
    }
    // Listen in the capture phase, because the link's own click handler may navigate first.
    document.addEventListener('click', stay, true)
    return () => document.removeEventListener('click', stay, true)
  }, [isOnline, notReached, navigate, toast, pathname])
}

/**
 * When the network is back, loads the user's profile, the list of apps and datasets, and the current dataset again, as
 * far as they could not be loaded. Everything else stays on the screen as it is.
 */
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
