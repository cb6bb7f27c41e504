import { aliasedTable, and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { sessions } from '../db/schema/sessions.ts'
import type { Session } from './session.ts'

type Row = Omit<Session, 'provenAt'> & { provenAt: Date | null; createdAt: Date }

export type FindSession = (hash: Buffer, now: Date) => Promise<Session | null>

/** The look-up of nearly every request: prepared once. */
export function createFindSession(db: Database): FindSession {
  const actingFor = aliasedTable(organizations, 'acting_for')
  const query = db
    .select({
      hash: sessions.idHash,
      expiresAt: sessions.expiresAt,
      factors: sessions.factors,
      provenAt: sessions.provenAt,
      createdAt: sessions.createdAt,
      user: {
        id: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
        canImpersonate: users.canImpersonate,
      },
      organization: {
        id: organizations.id,
        name: organizations.name,
        isInternal: organizations.isInternal,
        tier: organizations.tier,
      },
      actingFor: { id: actingFor.id, name: actingFor.name },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .leftJoin(actingFor, eq(actingFor.id, sessions.actingForId))
    .where(
      and(
        eq(sessions.idHash, sql.placeholder('hash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
      ),
    )
    .prepare('find_session')
  return async (hash, now) => {
    // Prepared queries of the shared interface lose their type; the columns above are what they hold.
    const [row] = (await query.execute({ hash, now })) as Row[]
    if (row === undefined) return null
    const { createdAt, ...session } = row
    return { ...session, provenAt: row.provenAt ?? createdAt }
  }
}

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

/** Ends every session of a user, except one if it is given. */
export async function deleteSessionsOf(db: Database, userId: string, except?: Buffer) {
  await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        except === undefined ? undefined : ne(sessions.idHash, except),
      ),
    )
}
