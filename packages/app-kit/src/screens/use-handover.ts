import { nextAfterSignIn } from '@vestibule/api-client'
import { typedAddress } from '@vestibule/api-client/contract'
import { useMemo } from 'react'
import { useWorld } from './world.ts'
import { pathTo, type AppPath, type Handover } from '../auth-paths.ts'
import { useQuery } from './address.ts'

/**
 * Returns the address to go on to after sign-in as the query names it, unchecked; null if the query names none. If the
 * address has no fragment, it gets that of this page: servers do not see fragments, and a browser that is redirected
 * here keeps the fragment.
 */
export function wantedNext(query: URLSearchParams): string | null {
  const next = query.get('next')
  const { hash = '' } = (globalThis.location as Location | undefined) ?? {}
  return next === null || next.includes('#') ? next : next + hash
}

/**
 * Returns the checked parameters of this screen's URL, and a function that makes the URL of another screen with the
 * same parameters.
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
      /** Returns the URL of a route with the same `email` and `next`, except for `change`. */
      to: (path: AppPath, change: Handover = {}) => pathTo(path, { email, next, ...change }),
    }),
    [email, next],
  )
}
