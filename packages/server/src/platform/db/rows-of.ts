import type { SQL } from 'drizzle-orm'
import type { Database } from './database.ts'

/** Runs a statement that the query builder cannot express, and returns its rows. */
export async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
  const result = (await db.execute(query)) as { rows: Row[] }
  return result.rows
}
