import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deviceCodes, sessions, signInAttempts } from '../db/schema/sessions.ts'
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

/** Gives the session of a sign-in attempt another id; the attempt stays with it. */
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

/** Changes for whom a session acts, and its id with it. False where it is no longer as in `from`. */
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

/** How far the moment at which a session was last seen may be behind: each step of it is a write. */
const seenEveryMs = 5 * 60_000

/** Records that a session was used, unless that was recorded a moment ago. */
export async function recordSeen(db: Database, { hash, lastSeenAt }: Session, now: Date) {
  if (now.getTime() - lastSeenAt.getTime() < seenEveryMs) return
  // Of several requests at once one writes.
  const isBehind = or(isNull(sessions.lastSeenAt), lte(sessions.lastSeenAt, lastSeenAt))
  await db
    .update(sessions)
    .set({ lastSeenAt: now })
    .where(and(eq(sessions.idHash, hash), isBehind))
}

/**
 * Records that a factor was shown again, under another session id. False where the session has ended, or has another
 * id since.
 */
export async function renewProof(
  db: Database,
  { hash, factors }: Session,
  to: { readonly hash: Buffer; readonly factor: string; readonly at: Date },
): Promise<boolean> {
  const all = [...new Set([...factors, to.factor])]
  const renewed = await db
    .update(sessions)
    .set({ idHash: to.hash, factors: all, provenAt: to.at })
    .where(eq(sessions.idHash, hash))
    .returning({ idHash: sessions.idHash })
  return renewed.length > 0
}

/**
 * Deletes every session of a user, except one if it is given, and what could open another one: sign-ins under way
 * and device codes that the user has decided. Call it inside a transaction that has changed the account first: a
 * session that is opened at the same time is then either refused or deleted here.
 */
export async function deleteSessionsOf(db: Database, userId: string, except?: Buffer) {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.idHash, except),
      ),
    )
  await db.delete(signInAttempts).where(eq(signInAttempts.userId, userId))
  await db.delete(deviceCodes).where(eq(deviceCodes.decidedById, userId))
}
