import type { Call } from '@vestibule/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { Session } from './session.ts'

/** SQL expression in a query of `sessions`: when a person last used the session. */
export const lastActiveAt = sql<Date>`coalesce(${sessions.activeAt}, ${sessions.createdAt})`

export type LockSettings = Pick<Settings, 'idleLockMinutes'>

/**
 * When a session last used at `activeAt` is locked for being idle. Null: never, because idle sessions are not locked.
 */
export function lockAfter({ idleLockMinutes }: LockSettings, activeAt: Date): Date | null {
  return idleLockMinutes === null ? null : after(activeAt, idleLockMinutes * 60)
}

/**
 * Returns the latest time of last use at which a session is locked for being idle at `now`. If idle sessions are never
 * locked, returns 1970, which is before the last use of every session.
 */
export function lockedIfIdleSince({ idleLockMinutes }: LockSettings, now: Date): Date {
  return idleLockMinutes === null ? new Date(0) : after(now, -idleLockMinutes * 60)
}

export function isLocked(clock: Clock, { locksAt }: Pick<Session, 'locksAt'>): boolean {
  return locksAt !== null && locksAt <= clock.now()
}

/** Throws ApiError `session_locked` if the session is locked, except for the calls that a locked session may make. */
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

/**
 * Minimum milliseconds between two updates of a session's `activeAt`, because each open tab reports its user's
 * activity.
 */
const writeEveryMs = 10_000

/**
 * Records that a person has used the session, and returns when it will be locked (null: never). Throws ApiError
 * `session_locked` if it is locked already.
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
