import { describeUserAgent, type BrowserSession } from '@vestibule/api-client/contract'
import { and, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Session } from '../sessions/session.ts'
import { deleteSessionsOf } from '../users/end-access.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Maximum number of sessions in a list of a user's open sessions, apart from the session that requests it. There may be
 * many, because a program opens one each time it signs in with an API token.
 */
const mostSessions = 200

/**
 * The user's open sessions, the most recently used first: at most `mostSessions`, and always the session that requests
 * the list, which `hash` identifies. `hash` null: an administrator requests it.
 */
export async function sessionsOf(
  app: Pick<App, 'db' | 'clock'>,
  session: { readonly user: { readonly id: string }; readonly hash: Buffer | null },
): Promise<BrowserSession[]> {
  const { db, clock } = app
  const isOpen = and(eq(sessions.userId, session.user.id), gt(sessions.expiresAt, clock.now()))
  const newestFirst = [
    desc(sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdAt})`),
    desc(sessions.createdAt),
    desc(sessions.handle),
  ] as const
  const newest = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(isOpen)
    .orderBy(...newestFirst)
    .limit(mostSessions)
  const isOwn = session.hash === null ? undefined : eq(sessions.idHash, session.hash)
  const rows = await db
    .select()
    .from(sessions)
    .where(and(isOpen, or(isOwn, inArray(sessions.idHash, newest))))
    .orderBy(...newestFirst)
  return rows.map((row) => {
    const { browser, system } = describeUserAgent(row.userAgent)
    return {
      id: row.handle,
      current: session.hash !== null && row.idHash.equals(session.hash),
      user_agent: { browser, system },
      signed_in_at: row.createdAt.toISOString(),
      last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
      factors: [...row.factors],
    }
  })
}

/**
 * Ends one of the user's sessions: from then on, its browser is signed out. Throws ApiError `not_found` if the user has
 * no such session.
 */
export async function endSession(app: App, call: WebCaller, session: Session, id: string) {
  // Look up only a valid UUID: PostgreSQL throws if a UUID column is compared with any other text.
  const isHandle = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)
  if (!isHandle) throw new ApiError('not_found')
  const ended = await app.db.transaction(async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, session.user.id), eq(sessions.handle, id)))
      .returning({ hash: sessions.idHash })
    if (ended === undefined) throw new ApiError('not_found')
    await audit(app, tx, call, { event: 'session_ended' })
    return ended
  })
  // The user ended the session of this very request: clear the browser's cookies as well.
  if (ended.hash.equals(session.hash)) await call.visitor.close(app.db)
}

/** Ends the user's other sessions, and deletes sign-in attempts and device codes that could open another one. */
export async function endOtherSessions(app: App, call: WebCaller, session: Session) {
  await app.db.transaction(async (tx) => {
    await deleteSessionsOf(tx, session.user.id, session.hash)
    await audit(app, tx, call, { event: 'other_sessions_ended' })
  })
}
