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
 * Goes to the address that the server returned after a sign-in. Before a user leaves the sign-in app they are offered
 * to make a passkey, if the device supports it and this browser was not asked in the last 90 days.
 */
export function useEnter(): (url: string) => void {
  const go = useGo()
  const open = useOpen()
  const world = useWorld()
  const { config } = usePlatform()
  const makes = useRef(false)
  const mayAsk = config.passkeys === true
  // Check beforehand whether the browser supports passkeys, so that a slow answer does not delay the user.
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
      // If the code cannot be fetched, skip the offer without a message.
      preloadScreen(paths.passkeyOffer).then(
        () => open(pathTo(paths.passkeyOffer, { next })),
        () => go(url),
      )
    },
    [go, open, world],
  )
}
