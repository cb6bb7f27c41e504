import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, Pool } from 'pg'
import type { Store } from './database.ts'
import { migrationsFolder } from './migrations.ts'

/** Any number will do, as long as every server uses the same. */
const migrationLock = 7_368_234

export interface PostgresOptions {
  connectionString: string
  /** Told of connections that break while nobody uses them. */
  onIdleError?: (error: Error) => void
}

export function openPostgres({ connectionString, onIdleError }: PostgresOptions): Store {
  const pool = new Pool({
    connectionString,
    max: 20,
    // Also how long a request waits while all connections are busy.
    connectionTimeoutMillis: 10_000,
    query_timeout: 15_000,
    statement_timeout: 15_000,
    application_name: 'vestibule',
  })
  // Without a listener, a database that restarts would end this process.
  pool.on('error', (error) => onIdleError?.(error))
  const db = drizzle({ client: pool, casing: 'snake_case' })
  let closed: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    migrate: () => migrateLocked(connectionString),
    ping: async () => {
      await db.execute(sql`select 1`)
    },
    connections: () => ({
      total: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    // Whoever fails half-way through may close what another has closed; the pool would throw.
    close: () => (closed ??= pool.end()),
  }
}

/** Servers that start together migrate one after the other; the lock is freed with its connection. */
async function migrateLocked(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
