import { nextAfterSignIn } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import { pendingEulaIds } from '../eulas/pending-eulas.ts'

interface Lander {
  readonly userId: string
  readonly canImpersonate: boolean
  readonly isActing: boolean
}

/** Where a signed-in user goes now: terms to accept, a customer to choose, or the safe `next`. */
export async function landingOf(
  app: App,
  { userId, canImpersonate, isActing }: Lander,
  next: string | undefined,
): Promise<string> {
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  const query = new URLSearchParams({ next: target }).toString()
  if ((await pendingEulaIds(app.db, userId)).length > 0) return `/auth/eula?${query}`
  if (canImpersonate && !isActing) return `/auth/impersonate/select-customer?${query}`
  return target
}
