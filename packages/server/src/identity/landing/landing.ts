import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session.ts'

/**
 * The page to which the user of a session goes: a second factor, terms to accept, a customer to choose, or the safe
 * `next`.
 */
export async function landingOf(
  app: App,
  { user, actingFor, lacksSecondFactor }: Pick<Session, 'user' | 'actingFor' | 'lacksSecondFactor'>,
  next: string | undefined,
): Promise<string> {
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  if (lacksSecondFactor) return authScreen('secondFactor', { next: target })
  if ((await app.pendingEulas(user.id)).length > 0) return authScreen('eula', { next: target })
  if (user.canImpersonate && actingFor === null)
    return authScreen('selectCustomer', { next: target })
  return target
}

/** The page to which the user goes from a session that was just opened. */
export async function landingAfter(
  app: App,
  { hash }: OpenedSession,
  next: string | undefined,
): Promise<string> {
  const session = await app.findSession(hash, app.clock.now())
  // The session has ended already: the requested page leads to the sign-in.
  if (session === null) return nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  return landingOf(app, session, next)
}
