import type { Call } from '@vestibule/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Session } from './session.ts'

/** When somebody has last used a session, in a query of sessions. */
export const lastActiveAt = sql<Date>`coalesce(${sessions.activeAt}, ${sessions.createdAt})`

export type LockSettings = Pick<Settings, 'idleLockMinutes'>

/** When a session is locked that somebody has last used at `activeAt`. Null: never. */
export function lockAfter({ idleLockMinutes }: LockSettings, activeAt: Date): Date | null {
  return idleLockMinutes === null ? null : after(activeAt, idleLockMinutes * 60)
}

/** Whoever was last active until then has left a session that is locked. */
export function lockedIfIdleSince({ idleLockMinutes }: LockSettings, now: Date): Date {
  return idleLockMinutes === null ? new Date(0) : after(now, -idleLockMinutes * 60)
}

export function isLocked(clock: Clock, { locksAt }: Pick<Session, 'locksAt'>): boolean {
  return locksAt !== null && locksAt <= clock.now()
}

/** Throws ApiError `session_locked` unless the call is for a locked session, too. */
export function refuseLocked(clock: Clock, { lock }: Pick<Call, 'lock'>, session: Session | null) {
  if (session !== null && lock !== 'open' && isLocked(clock, session)) {
    throw new ApiError('session_locked')
  }
}

interface Recorder {
  readonly db: Database
  readonly clock: Clock
  readonly settings: LockSettings
}

/** Two reports of tabs that come closer than this, in milliseconds, are one write. */
const writeEveryMs = 10_000

/**
 * Records that somebody has used the session, and returns when it is locked otherwise. Throws ApiError `session_locked`
 * if that was too late.
 */
export async function recordActivity({ db, clock, settings }: Recorder, session: Session) {
  refuseLocked(clock, {}, session)
  const now = clock.now()
  const { activeAt, hash } = session
  if (session.locksAt === null || now.getTime() - activeAt.getTime() < writeEveryMs) {
    return session.locksAt
  }
  const ofSession = eq(sessions.idHash, hash)
  const written = await db
    .update(sessions)
    .set({ activeAt: sql`greatest(${sessions.activeAt}, ${now.toISOString()}::timestamptz)` })
    .where(
      and(
        ofSession,
        sql`${lastActiveAt} > ${lockedIfIdleSince(settings, now).toISOString()}::timestamptz`,
      ),
    )
    .returning({ idHash: sessions.idHash })
  if (written.length === 0) throw new ApiError('session_locked')
  return lockAfter(settings, now)
}
