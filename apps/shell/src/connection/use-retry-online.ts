import { useNetworkStatus, useProfile } from '@vestibule/session/react'
import { useEffect, useRef } from 'react'
import type { PageScope } from '../frame/page-scope.ts'

/** Loads again what failed, once the network is back. What was loaded before stays meanwhile. */
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
