import { and, inArray } from 'drizzle-orm'
import type { Context } from 'hono'
import type { App } from '../../identity/calls/app.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import type { AppEnv } from '../../platform/http/app-env.ts'
import { readSecretCookie } from '../../platform/http/cookies.ts'
import type { FramedApp } from '../../access/mounts/mounts.ts'
import { hashToken } from '../../platform/random.ts'
import { openResourceIds } from '../../access/resources/open-resources.ts'

/**
 * Origins that a page may frame: those of the apps that are open to the session, sorted. None without a session, so that
 * strangers do not learn where the apps are, and none while the database does not answer.
 */
export async function frameOriginsOf(
  app: App,
  c: Context<AppEnv>,
  framed: readonly FramedApp[],
): Promise<readonly string[]> {
  const token = readSecretCookie(c, app.settings, 'sessionid')
  if (framed.length === 0 || token === undefined) return []
  try {
    const session = await app.findSession(hashToken(token), app.clock.now())
    if (session === null) return []
    const ids = framed.map(({ id }) => id)
    const isOpen = inArray(resources.id, openResourceIds(app.db, session))
    const rows = await app.db
      .select({ id: resources.id })
      .from(resources)
      .where(and(inArray(resources.id, ids), isOpen))
    const open = new Set(rows.map(({ id }) => id))
    const origins = framed.flatMap(({ id, origin }) => (open.has(id) ? [origin] : []))
    return [...new Set(origins)].toSorted()
  } catch (error) {
    app.log.warn({ requestId: c.get('requestId'), err: error }, 'the frames of a page are unknown')
    return []
  }
}
