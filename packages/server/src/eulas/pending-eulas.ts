import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { preparedOnce } from '../db/prepared.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'

const pendingEulas = preparedOnce((db) =>
  db
    .select({ id: eulas.id })
    .from(eulas)
    .leftJoin(
      eulaAcceptances,
      and(
        eq(eulaAcceptances.eulaId, eulas.id),
        eq(eulaAcceptances.version, eulas.version),
        eq(eulaAcceptances.userId, sql.placeholder('userId')),
      ),
    )
    .where(isNull(eulaAcceptances.userId))
    .orderBy(asc(eulas.position), asc(eulas.id))
    .prepare('pending_eulas'),
)

/** Ids of the terms whose current version the user has yet to accept, in the order to show them. */
export async function pendingEulaIds(db: Database, userId: string): Promise<string[]> {
  // Prepared queries of the shared interface lose their type.
  const rows = (await pendingEulas(db).execute({ userId })) as { id: string }[]
  return rows.map((row) => row.id)
}
