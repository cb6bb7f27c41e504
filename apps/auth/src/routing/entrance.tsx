import { fetchCode } from '@vestibule/base/code'
import { lazyCode } from '@vestibule/base/react/lazy-code'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { needsDeviceCode, usePlatform } from '../boot/platform.ts'
import { useWorld } from '../boot/world.ts'
import { StartScreen } from '../flows/start/start-screen.tsx'
import { ArrivalScope } from '../parts/screen/arrival.tsx'
import { basePath, paths } from '../paths.ts'
import { whenIdle } from '../parts/when-idle.ts'
import { preloadScreen } from '../screens.ts'
import { AddressContext, type Address } from './address.ts'

const loadRoutedApp = () => import('./routed-app.tsx')
const RoutedApp = lazyCode(async () => ({ default: (await loadRoutedApp()).RoutedApp }))

export interface EntranceProps {
  /** Address of the page when it was opened. */
  readonly at: Pick<Location, 'pathname' | 'search'>
  /** The token of a sign-in link. */
  readonly authcode: string | undefined
}

/**
 * The start screen needs no router, and most visits begin with it. The router is fetched while the user types, and
 * takes over when they leave the start screen. On every other route it is there from the beginning.
 */
export function Entrance({ at, authcode }: EntranceProps) {
  const platform = usePlatform()
  const { settings } = useWorld()
  const isStart = at.pathname.replace(/\/$/, '') === basePath + paths.start
  const [routed, setRouted] = useState(
    !isStart || authcode !== undefined || needsDeviceCode(platform, settings),
  )
  return routed ? (
    <RoutedApp authcode={authcode} />
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
  /** The address has changed. */
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
        // If the code cannot be fetched, the route shows that.
        Promise.all([fetchCode(loadRoutedApp), preloadScreen(path)]).then(open, open)
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

/** Fetches the router when the browser is idle. */
const preloadRouter = () => whenIdle(() => void loadRoutedApp().catch(() => {}))
