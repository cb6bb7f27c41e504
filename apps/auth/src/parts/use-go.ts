import { safeNext } from '@vestibule/api-client'
import { useCallback } from 'react'
import { useWorld } from '../boot/world.ts'
import { inAppPath } from '../paths.ts'
import { useOpen, usePath } from '../routing/address.ts'

/**
 * Goes to an address that the server named. One of this app's own routes is opened in place; any other is a full
 * navigation, and so is the route that is open already: opened in place, it would stay as it is. What is not safe
 * leads to `/`.
 */
export function useGo(): (url: string) => void {
  const open = useOpen()
  const path = usePath()
  const { leave, settings } = useWorld()
  return useCallback(
    (url: string) => {
      const safe = safeNext(url, settings.allowedRedirectOrigins)
      const inApp = inAppPath(safe)
      const isHere = inApp?.replace(/[?#].*$/s, '') === path
      if (inApp === undefined || isHere) leave(safe)
      else open(inApp)
    },
    [open, path, leave, settings],
  )
}
