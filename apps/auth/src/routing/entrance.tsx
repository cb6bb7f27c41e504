import { lazyCode } from '@vestibule/base/react/lazy-code'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { usePlatform } from '@vestibule/app-kit/screens/platform'
import { needsDeviceCode } from '../boot/needs-device-code.ts'
import { useWorld } from '@vestibule/app-kit/screens/world'
import { StartScreen } from '../flows/start/start-screen.tsx'
import { ArrivalScope } from '@vestibule/app-kit/screens/arrival'
import { ScreenLoader } from '../parts/screen/screen-loader.tsx'
import { basePath, paths } from '@vestibule/app-kit/auth-paths'
import { whenIdle } from '@vestibule/base/when-idle'
import { preloadScreen } from '../screens.ts'
import { loadFlowTexts } from '../texts/load-flow-texts.ts'
import type { Texts } from '../texts/texts.ts'
import { AddressContext, type Address } from '@vestibule/app-kit/screens/address'

/** The router with the screens of the app, and the texts of all screens except the start screen. */
const RoutedApp = lazyCode(async () => {
  const [{ loadRoutedApp }, flows] = await Promise.all([
    import('./routed-app.tsx'),
    loadFlowTexts(),
  ])
  return { default: await loadRoutedApp(flows) }
})

/** Loads the code of the router and of the screen at a path of the app ahead. */
const preloadRouted = (path: string) => Promise.all([RoutedApp.preload(), preloadScreen(path)])

export interface EntranceProps {
  /** Address of the page when it was opened. */
  readonly at: Pick<Location, 'pathname' | 'search'>
  /** The token of the sign-in link that opened the page. Undefined: another address opened it. */
  readonly authcode: string | undefined
  /** The texts of all screens. Default: those in the language of the page. */
  readonly texts: Texts | undefined
}

/**
 * Shows the start screen without the router, because most visits begin there. The code of the router is loaded while
 * the user types; the router takes over when the user leaves the start screen. On all other routes the router is there
 * from the beginning.
 */
export function Entrance({ at, authcode, texts }: EntranceProps) {
  const platform = usePlatform()
  const { settings } = useWorld()
  const path = at.pathname.replace(/\/$/, '').slice(basePath.length) || paths.home
  const [routed, setRouted] = useState(
    path !== paths.start || authcode !== undefined || needsDeviceCode(platform, settings),
  )
  const [isThere, setThere] = useState(!routed)
  useEffect(() => {
    if (isThere) return
    // Show the route even if its code could not be loaded, because the route then shows the failure.
    const show = () => setThere(true)
    preloadRouted(path).then(show, show)
  }, [isThere, path])
  // Use no `Suspense` for the first screen, because it would show the loader for at least 300 ms.
  if (!isThere) return <ScreenLoader />
  return routed ? (
    <RoutedApp authcode={authcode} texts={texts} />
  ) : (
    <StartWithoutRouter
      search={at.search}
      signUp={platform.config.sign_up_data.enable_sign_up}
      onLeft={() => startTransition(() => setRouted(true))}
    />
  )
}

interface StartWithoutRouterProps {
  readonly search: string
  readonly signUp: boolean
  /** Called when the address in the address bar has changed, so that the router must take over. */
  readonly onLeft: () => void
}

function StartWithoutRouter({ search, signUp, onLeft }: StartWithoutRouterProps) {
  const address = useMemo<Address>(
    () => ({
      path: paths.start,
      search,
      open(path, { replace = false } = {}) {
        const open = () => {
          window.history[replace ? 'replaceState' : 'pushState'](null, '', basePath + path)
          onLeft()
        }
        // Open the route even if its code could not be loaded, because the route then shows the failure.
        preloadRouted(path).then(open, open)
      },
    }),
    [search, onLeft],
  )
  useEffect(() => {
    window.addEventListener('popstate', onLeft)
    return () => window.removeEventListener('popstate', onLeft)
  }, [onLeft])
  useEffect(preloadRouter, [])

  return (
    <AddressContext value={address}>
      <ArrivalScope>
        <StartScreen signUp={signUp} />
      </ArrivalScope>
    </AddressContext>
  )
}

/** Loads the code of the router when the browser is idle. */
const preloadRouter = () => whenIdle(() => void RoutedApp.preload().catch(() => {}))
