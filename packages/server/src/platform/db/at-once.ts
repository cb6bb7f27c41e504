import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from './database.ts'
import { sqlState } from './outage.ts'

/** An SQL statement that runs when it is awaited, or together with others when it is passed to `runAtOnce`. */
export type Statement = SQLWrapper & Promise<unknown>

/**
 * Runs statements atomically in a single round trip. Their order is undefined, and none sees the changes of another.
 */
export async function runAtOnce(db: Database, statements: readonly SQLWrapper[]): Promise<void> {
  await db.execute(sql`with ${partsOf(statements)} select`)
}

const divisionByZero = '22012'

/**
 * Runs statements atomically in a single round trip, but only if `condition` finds a row. Returns whether it did:
 * otherwise the database refuses everything. Call this outside a transaction, which the refusal would abort.
 */
export async function runAtOnceIf(
  db: Database,
  condition: SQLWrapper,
  statements: readonly SQLWrapper[],
): Promise<boolean> {
  // If `condition` finds no row, the division by zero fails, which rolls back all statements.
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
