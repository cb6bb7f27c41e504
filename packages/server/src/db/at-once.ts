import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sqlState } from './outage.ts'

/** A statement that is run when it is awaited, or as one of several by `runAtOnce`. */
export type Statement = SQLWrapper & Promise<unknown>

/**
 * Runs statements as one: all of them or none, in a single way to the database. They may come in any order,
 * and none sees what another changes.
 */
export async function runAtOnce(db: Database, statements: readonly SQLWrapper[]): Promise<void> {
  await db.execute(sql`with ${partsOf(statements)} select`)
}

const divisionByZero = '22012'

/**
 * As `runAtOnce`, if `condition` finds one row. False: it found none and nothing is done; a transaction around
 * it is lost.
 */
export async function runAtOnceIf(
  db: Database,
  condition: SQLWrapper,
  statements: readonly SQLWrapper[],
): Promise<boolean> {
  // Parts cannot be left out once they are sent: an error undoes them all.
  const run = sql`with found as ${condition}, ${partsOf(statements)} select 1 / count(*) from found`
  try {
    await db.execute(run)
    return true
  } catch (error) {
    if (sqlState(error) === divisionByZero) return false
    throw error
  }
}

function partsOf(statements: readonly SQLWrapper[]) {
  const parts = statements.map(
    (statement, n) => sql`${sql.identifier(`part_${n}`)} as ${statement}`,
  )
  return sql.join(parts, sql`, `)
}
