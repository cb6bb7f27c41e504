import { maxAddressLength, safeNext } from '@vestibule/api-client'
import { useCallback } from 'react'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { inAppPath } from '@vestibule/app-kit/auth-paths'
import { useOpen, usePath } from '@vestibule/app-kit/screens/address'

/**
 * Returns a function that goes to an address that the server named. If it is a route of this app, the router opens it;
 * any other address is opened by a full navigation, and so is the route that is open already, because the router would
 * change nothing. An unsafe address is replaced by `/`.
 */
export function useGo(): (url: string) => void {
  const open = useOpen()
  const path = usePath()
  const { leave, settings } = useWorld()
  return useCallback(
    (url: string) => {
      const safe = safeNext(url, settings.allowedRedirectOrigins, maxAddressLength)
      const inApp = inAppPath(safe)
      const isHere = inApp?.replace(/[?#].*$/s, '') === path
      if (inApp === undefined || isHere) leave(safe)
      else open(inApp)
    },
    [open, path, leave, settings],
  )
}
