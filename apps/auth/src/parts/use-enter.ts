import { safeNext } from '@vestibule/api-client'
import { makesPasskeys } from '@vestibule/app-kit/passkeys'
import { useCallback, useEffect, useRef } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { inAppPath, paths, pathTo } from '@vestibule/app-kit/auth-paths'
import { useOpen } from '@vestibule/app-kit/screens/address'
import { preloadScreen } from '../screens.ts'
import { mayOfferPasskey } from '@vestibule/app-kit/credentials/passkey-offer'
import { useGo } from './use-go.ts'

/**
 * Returns a function that goes to the address that the server returned after a sign-in. Before users leave the sign-in
 * app, it offers them to make a passkey, if the platform has passkeys, the device can make one, and this browser has
 * neither offered nor used one in the last 90 days.
 */
export function useEnter(): (url: string) => void {
  const go = useGo()
  const open = useOpen()
  const world = useWorld()
  const { config } = usePlatform()
  const makes = useRef(false)
  const mayAsk = config.passkeys === true
  // Find out early whether the device can make passkeys, so that the user does not have to wait for a slow answer
  // later.
  useEffect(() => {
    async function ask() {
      makes.current = await makesPasskeys(window)
    }
    if (mayAsk) void ask()
  }, [mayAsk])
  return useCallback(
    (url: string) => {
      const next = safeNext(url, world.settings.allowedRedirectOrigins)
      if (!makes.current || inAppPath(next) !== undefined || !mayOfferPasskey(world)) return go(url)
      // If the code of the offer cannot be loaded, go on without it.
      preloadScreen(paths.passkeyOffer).then(
        () => open(pathTo(paths.passkeyOffer, { next })),
        () => go(url),
      )
    },
    [go, open, world],
  )
}
