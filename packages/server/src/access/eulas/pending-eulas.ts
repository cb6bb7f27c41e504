import { aliasedTable, and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
}

/**
 * SQL condition on `eulas`: the terms are valid at the time `now`, and no other terms that are valid by then replace
 * them.
 */
export function isInForce(now: SQL): SQL {
  const newer = aliasedTable(eulas, 'newer')
  return sql`(coalesce(${eulas.validFrom} <= ${now}, true) and not exists (
    select from ${eulas} as newer
    where ${newer.replacesId} = ${eulas.id} and coalesce(${newer.validFrom} <= ${now}, true)
  ))`
}

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
    .where(
      and(
        eq(eulas.scope, 'platform'),
        isNull(eulaAcceptances.userId),
        isInForce(sql`${sql.placeholder('now')}::timestamptz`),
      ),
    )
    .orderBy(asc(eulas.position), asc(eulas.id))
    .prepare('pending_eulas'),
)

/** Ids of the platform's terms in force whose current version the user has not accepted, in the order to show them. */
export async function pendingEulaIds({ db, clock }: World, userId: string): Promise<string[]> {
  const now = clock.now().toISOString()
  // The cast restores the row type, which Drizzle loses for prepared queries on the shared database interface.
  const rows = (await pendingEulas(db).execute({ userId, now })) as { id: string }[]
  return rows.map((row) => row.id)
}
