import type { Database } from './database.ts'

/**
 * Returns a function that returns the prepared query of a database: `prepare` makes it at the first call for each
 * database. Use this for queries that nearly every page visit needs.
 */
export function preparedOnce<Query extends object>(
  prepare: (db: Database) => Query,
): (db: Database) => Query {
  const prepared = new WeakMap<Database, Query>()
  return (db) => {
    const known = prepared.get(db)
    if (known !== undefined) return known
    const query = prepare(db)
    prepared.set(db, query)
    return query
  }
}
