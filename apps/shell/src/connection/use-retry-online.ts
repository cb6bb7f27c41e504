import { useNetworkStatus, useProfile, useResources } from '@vestibule/session/react'
import { useEffect, useRef } from 'react'

/** Loads again what failed, once the network is back. What was loaded before stays meanwhile. */
export function useRetryOnline() {
  const { isOnline } = useNetworkStatus()
  const profile = useProfile()
  const resources = useResources()
  const wasOnline = useRef(isOnline)
  useEffect(() => {
    const isBack = isOnline && !wasOnline.current
    wasOnline.current = isOnline
    if (!isBack) return
    for (const part of [profile, resources]) if (part.status === 'failed') part.retry()
  }, [isOnline, profile, resources])
}
