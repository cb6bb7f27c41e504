import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'

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
  if ((await app.pendingEulas(userId)).length > 0) return authScreen('eula', { next: target })
  if (canImpersonate && !isActing) return authScreen('selectCustomer', { next: target })
  return target
}
