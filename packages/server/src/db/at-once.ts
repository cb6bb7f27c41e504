import { sql, type SQLWrapper } from 'drizzle-orm'
import type { Database } from './database.ts'

/** A statement that is run when it is awaited, or as one of several by `runAtOnce`. */
export type Statement = SQLWrapper & Promise<unknown>

/**
 * Runs statements as one: all of them or none, in a single way to the database. They may come in any order,
 * and none sees what another changes.
 */
export async function runAtOnce(db: Database, statements: readonly SQLWrapper[]): Promise<void> {
  const parts = statements.map(
    (statement, n) => sql`${sql.identifier(`part_${n}`)} as ${statement}`,
  )
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select`)
}
