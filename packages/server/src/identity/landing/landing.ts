import { nextAfterSignIn } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session.ts'

/**
 * Where to send a signed-in user: the page to show a missing second factor, to accept terms, or to choose a
 * customer, else `next`, or `/` if `next` is no safe address.
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

/** The path to which a user is sent after a sign-in that has just opened a session. */
export async function landingAfter(
  app: App,
  { hash }: OpenedSession,
  next: string | undefined,
): Promise<string> {
  const session = await app.findSession(hash, app.clock.now())
  // The session has already ended. Lead to the requested page, which redirects to the sign-in.
  if (session === null) return nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  return landingOf(app, session, next)
}
