import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'

/** Ids of the terms whose current version the user has yet to accept, in the order to show them. */
export async function pendingEulaIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: eulas.id })
    .from(eulas)
    .leftJoin(
      eulaAcceptances,
      and(
        eq(eulaAcceptances.eulaId, eulas.id),
        eq(eulaAcceptances.version, eulas.version),
        eq(eulaAcceptances.userId, userId),
      ),
    )
    .where(isNull(eulaAcceptances.userId))
    .orderBy(asc(eulas.position), asc(eulas.id))
  return rows.map((row) => row.id)
}
