import { nextAfterSignIn } from '@vestibule/api-client'
import { useMemo } from 'react'
import { useWorld } from '../boot/world.ts'
import { pathTo, type AppPath, type Handover } from '../paths.ts'
import { useQuery } from '../routing/address.ts'

/** The checked parameters of this screen's URL, and a function that passes them on to another screen. */
export function useHandover() {
  const query = useQuery()
  const { allowedRedirectOrigins } = useWorld().settings
  const email = query.get('email')?.trim()
  const next = nextAfterSignIn(query.get('next') ?? '/', allowedRedirectOrigins)
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
