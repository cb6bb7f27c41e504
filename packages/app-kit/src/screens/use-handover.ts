import { nextAfterSignIn } from '@vestibule/api-client'
import { typedAddress } from '@vestibule/api-client/contract'
import { useMemo } from 'react'
import { useWorld } from './world.ts'
import { pathTo, type AppPath, type Handover } from '../auth-paths.ts'
import { useQuery } from './address.ts'

/**
 * The address to go on to, unchecked, as the query names it. If it has no fragment, it gets that of this page: servers
 * do not see the fragment of an address, and a browser that is redirected here keeps it.
 */
export function wantedNext(query: URLSearchParams): string | null {
  const next = query.get('next')
  const { hash = '' } = (globalThis.location as Location | undefined) ?? {}
  return next === null || next.includes('#') ? next : next + hash
}

/**
 * Returns the checked parameters of this screen's URL, and a function that makes the URL of another screen with the
 * same ones.
 */
export function useHandover() {
  const query = useQuery()
  const { allowedRedirectOrigins } = useWorld().settings
  const typed = query.get('email')
  const email = typed === null ? undefined : typedAddress(typed)
  const next = nextAfterSignIn(wantedNext(query) ?? '/', allowedRedirectOrigins)
  return useMemo(
    () => ({
      email,
      next,
      /** The URL of a route with the same `email` and `next`, except for `change`. */
      to: (path: AppPath, change: Handover = {}) => pathTo(path, { email, next, ...change }),
    }),
    [email, next],
  )
}
