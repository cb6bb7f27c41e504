import { safeNext } from '@vestibule/api-client/contract'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { authScreen } from '../../identity/auth-screens.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { asLocation } from '../../platform/http/location.ts'

/**
 * If the session lacks its second factor, redirects a page to the screen where the user can show one, and from there
 * back. Null: the page may be sent. The page is also sent while the database does not answer, because it contains no
 * user's data.
 */
export async function leadToSecondFactor(app: App, c: Context<AppEnv>): Promise<Response | null> {
  try {
    const session = await guestOf(app, c).begunSession()
    if (session?.lacksSecondFactor !== true) return null
    const next = safeNext(c.env.incoming.url)
    return c.redirect(
      asLocation(app.settings.publicOrigin + authScreen('secondFactor', { next })),
      302,
    )
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'the session of a page is unknown')
    return null
  }
}
