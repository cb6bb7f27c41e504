import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'

interface Limits {
  readonly [column: string]: unknown
  readonly free: number
  readonly of_role: number
  readonly of_database: number
}

/**
 * Warns if this server's connection pool may open more connections than the lowest of PostgreSQL's limits allows: for
 * all connections, for the role, and for the database. Behind a pooler, compares nothing.
 */
export async function checkConnections(db: Database, settings: Settings): Promise<Outcome> {
  const { databasePooler: pooler, databasePoolSize: size } = settings
  if (pooler !== 'none') return ok(`${size} to the pooler`)
  const { rows } = (await db.execute<Limits>(sql`
    select current_setting('max_connections')::int
        - current_setting('superuser_reserved_connections')::int as free,
      (select rolconnlimit from pg_roles where rolname = current_user) as of_role,
      (select datconnlimit from pg_database where datname = current_database()) as of_database`)) as {
    rows: Limits[]
  }
  const [limits] = rows
  // PostgreSQL reports -1 if the role or the database has no limit of its own.
  const granted = [limits?.free, limits?.of_role, limits?.of_database].filter(
    (one): one is number => typeof one === 'number' && one >= 0,
  )
  const most = Math.min(...granted)
  const room = Math.floor(most / size)
  return size > most
    ? warning(
        `DATABASE_POOL_SIZE is ${size}, and PostgreSQL grants ${most}: further connections are refused. Lower it, or raise max_connections`,
      )
    : ok(
        `${size} for each server, of ${most}: enough for ${room} ${room === 1 ? 'server' : 'servers'}`,
      )
}
