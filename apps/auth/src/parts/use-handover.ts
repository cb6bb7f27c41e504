import { nextAfterSignIn } from '@vestibule/api-client'
import { useMemo } from 'react'
import { useWorld } from '../boot/world.ts'
import { pathTo, type AppPath, type Handover } from '../paths.ts'
import { useQuery } from '../routing/address.ts'

/** What the address hands to this screen, made safe, and how to hand it on. */
export function useHandover() {
  const query = useQuery()
  const { allowedRedirectOrigins } = useWorld().settings
  const email = query.get('email')?.trim()
  const next = nextAfterSignIn(query.get('next') ?? '/', allowedRedirectOrigins)
  return useMemo(
    () => ({
      email,
      next,
      /** A route with the same address and `next`, unless told otherwise. */
      to: (path: AppPath, change: Handover = {}) => pathTo(path, { email, next, ...change }),
    }),
    [email, next],
  )
}
