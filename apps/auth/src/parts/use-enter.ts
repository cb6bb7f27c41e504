import { safeNext } from '@vestibule/api-client'
import { makesPasskeys } from '@vestibule/app-kit/passkeys'
import { useCallback, useEffect, useRef } from 'react'
import { usePlatform } from '../boot/platform.ts'
import { useWorld } from '../boot/world.ts'
import { inAppPath, paths, pathTo } from '../paths.ts'
import { useOpen } from '../routing/address.ts'
import { preloadScreen } from '../screens.ts'
import { mayOfferPasskey } from './passkey-offer.ts'
import { useGo } from './use-go.ts'

/**
 * Goes to the address that the server named after a sign-in. Somebody who is about to leave the sign-in app is first
 * offered to make a passkey, where the device makes some, and the browser was not asked in the last 90 days.
 */
export function useEnter(): (url: string) => void {
  const go = useGo()
  const open = useOpen()
  const world = useWorld()
  const { config } = usePlatform()
  const makes = useRef(false)
  const mayAsk = config.passkeys === true
  // Asked beforehand, so that a browser that is slow to answer keeps nobody from entering.
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
      // Without its code there is no offer, and nobody has to know.
      preloadScreen(paths.passkeyOffer).then(
        () => open(pathTo(paths.passkeyOffer, { next })),
        () => go(url),
      )
    },
    [go, open, world],
  )
}
