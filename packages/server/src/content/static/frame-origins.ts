import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import type { FramedApp } from '../../access/mounts/mounts.ts'
import { guestOf } from '../../identity/sessions/guest.ts'
import { askerOf, openAmong } from '../../access/resources/may-open.ts'

/**
 * Returns the origins that a page may show in frames, sorted: those of the apps that the session can open. Empty
 * without a session, so that strangers do not learn the apps' addresses, and while the database does not answer.
 */
export async function frameOriginsOf(
  app: App,
  c: Context<AppEnv>,
  framed: readonly FramedApp[],
): Promise<readonly string[]> {
  if (framed.length === 0) return []
  try {
    const session = await guestOf(app, c).session()
    if (session === null) return []
    const ids = framed.map(({ id }) => id)
    const open = await openAmong(app.db, askerOf(session, app.clock.now()), ids)
    const origins = framed.flatMap(({ id, origin }) => (open.has(id) ? [origin] : []))
    return [...new Set(origins)].toSorted()
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'the frames of a page are unknown')
    return []
  }
}
