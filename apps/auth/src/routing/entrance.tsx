import { fetchPart } from '@vestibule/api-client'
import { lazyPart } from '@vestibule/app-kit/lazy-part'
import { startTransition, useEffect, useMemo, useState } from 'react'
import { needsDeviceCode } from '../boot/device-code-rule.ts'
import { usePlatform } from '../boot/platform-context.ts'
import { useWorld } from '../boot/world.ts'
import { StartFlow } from '../flows/start/start-flow.tsx'
import { preloadFlow } from '../lazy-flows.ts'
import { ArrivalScope } from '../parts/screen/arrival.tsx'
import { basePath, paths } from '../paths.ts'
import { AddressContext, type Address } from './address.ts'

const loadRoutedApp = () => import('./routed-app.tsx')
const RoutedApp = lazyPart(async () => ({ default: (await loadRoutedApp()).RoutedApp }))

export interface EntranceProps {
  /** Address of the page when it was opened. */
  readonly at: Pick<Location, 'pathname' | 'search'>
  /** The token of a sign-in link. */
  readonly authcode: string | undefined
}

/**
 * The start screen needs no router, and most pages begin with it: the router comes while the address is typed, and
 * takes over with the first step beyond. Every other route begins with the router.
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
  /** The address is another one now. */
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
        // Code that cannot be loaded is told by the route itself.
        Promise.all([fetchPart(loadRoutedApp), preloadFlow(path)]).then(open, open)
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
        <StartFlow signUp={signUp} />
      </ArrivalScope>
    </AddressContext>
  )
}

/** Fetches the router when the page has nothing better to do. */
function preloadRouter(): (() => void) | undefined {
  const load = () => void loadRoutedApp().catch(() => {})
  // Safari before 26.2 has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(load, 500)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(load)
  return () => window.cancelIdleCallback(handle)
}
