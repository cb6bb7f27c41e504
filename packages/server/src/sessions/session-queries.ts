import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { deviceCodes, sessions, signInAttempts } from '../db/schema/sessions.ts'

export interface NewSession {
  hash: Buffer
  userId: string | null
  factors: readonly string[]
  ip: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

export function insertSession(db: Database, session: NewSession) {
  const { hash, ...values } = session
  const provenAt = session.factors.length > 0 ? session.createdAt : null
  return db.insert(sessions).values({ ...values, provenAt, idHash: hash })
}

export function deleteSession(db: Database, hash: Buffer) {
  return db.delete(sessions).where(eq(sessions.idHash, hash))
}

/** Gives a visitor's session another id; its attempt follows. */
export async function renameVisitorSession(db: Database, from: Buffer, to: Buffer): Promise<void> {
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

/**
 * Ends every session of a user, except one if it is given, and what would open another one: sign-ins under
 * way and device codes that the user has decided. Inside a transaction that has changed the account before:
 * what is opened at the same time is then refused, or is found here.
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
