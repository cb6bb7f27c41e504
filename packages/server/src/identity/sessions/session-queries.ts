import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import type { Session } from './session.ts'

export interface NewSession {
  hash: Buffer
  handle: string
  userId: string | null
  factors: readonly string[]
  ip: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
  provenAt: Date | null
  providerId: string | null
  idpSid: string | null
}

export function insertSession(db: Database, session: NewSession) {
  const { hash, ...values } = session
  return db.insert(sessions).values({ ...values, idHash: hash })
}

export function deleteSession(db: Database, hash: Buffer) {
  return db.delete(sessions).where(eq(sessions.idHash, hash))
}

/**
 * Ends all sessions of all users, and every sign-in in progress. Returns the number of ended sessions in which somebody
 * was signed in.
 */
export async function deleteAllSessions(db: Database): Promise<number> {
  const ended = await db.delete(sessions).returning({ userId: sessions.userId })
  return ended.filter(({ userId }) => userId !== null).length
}

/** Gives the session of a sign-in attempt a new id. The database changes the id in the stored attempt, too. */
export async function renameAttemptSession(db: Database, from: Buffer, to: Buffer): Promise<void> {
  await db
    .update(sessions)
    .set({ idHash: to })
    .where(and(eq(sessions.idHash, from), isNull(sessions.userId)))
}

interface Acting {
  readonly hash: Buffer
  readonly actingForId: string | null
}

/**
 * Changes the customer for whom the user of a session acts, and gives the session a new id. Returns false and changes
 * nothing if another request has changed the session since `from` was read.
 */
export async function changeActing(db: Database, from: Acting, to: Acting): Promise<boolean> {
  const acting = from.actingForId
  const changed = await db
    .update(sessions)
    .set({ idHash: to.hash, actingForId: to.actingForId })
    .where(
      and(
        eq(sessions.idHash, from.hash),
        acting === null ? isNull(sessions.actingForId) : eq(sessions.actingForId, acting),
      ),
    )
    .returning({ idHash: sessions.idHash })
  return changed.length > 0
}

/** Minimum milliseconds between two updates of a session's `lastSeenAt`, to save database writes. */
const seenEveryMs = 5 * 60_000

/** Records that a session was used, unless that was recorded within the last five minutes. */
export async function recordSeen(db: Database, { hash, lastSeenAt }: Session, now: Date) {
  if (now.getTime() - lastSeenAt.getTime() < seenEveryMs) return
  // Check the time again in the UPDATE, so that of several concurrent requests only one writes.
  const isBehind = or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, lastSeenAt))
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.idHash, hash), isBehind))
}

/**
 * Records that the user has shown a factor again, which unlocks the session, and gives the session a new id. Returns
 * false if the session has ended, or another request has changed its id.
 */
export async function renewProof(
  db: Database,
  { hash, factors }: Session,
  to: { readonly hash: Buffer; readonly factor: string; readonly at: Date },
): Promise<boolean> {
  const others = factors.filter((factor) => factor !== to.factor)
  const renewed = await db
    .update(sessions)
    .set({ idHash: to.hash, factors: [...others, to.factor], provenAt: to.at, activeAt: to.at })
    .where(eq(sessions.idHash, hash))
    .returning({ idHash: sessions.idHash })
  return renewed.length > 0
}
