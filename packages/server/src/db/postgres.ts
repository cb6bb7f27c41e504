import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Settings } from '../settings.ts'
import type { Store } from './database.ts'
import { migrationsFolder } from './migrations.ts'
import { connectionClass, leaveOutNames } from './postgres-client.ts'
import { endSilentConnections } from './silence.ts'

/** Any number will do, as long as every server uses the same. */
const migrationLock = 7_368_234
const queryTimeoutMs = 15_000

export interface PostgresOptions extends Partial<
  Pick<Settings, 'databasePooler' | 'databasePoolSize' | 'databaseMigrationUrl'>
> {
  /** May name several hosts, in the way of libpq. */
  readonly connectionString: string
  /** Told of connections that break while nobody uses them. */
  readonly onIdleError?: ((error: Error) => void) | undefined
}

export function openPostgres(options: PostgresOptions): Store {
  const { connectionString, databasePooler = 'none', onIdleError } = options
  const Connection = connectionClass(connectionString)
  const pool = new Pool({
    Client: Connection,
    max: options.databasePoolSize ?? 20,
    // How long a request waits while all connections are busy.
    connectionTimeoutMillis: 10_000,
    query_timeout: queryTimeoutMs,
    // A pooler may refuse a connection that brings settings of its own.
    ...(databasePooler === 'none' ? { statement_timeout: queryTimeoutMs } : {}),
    application_name: 'vestibule',
  })
  // Without listeners, a database that restarts would end this process. The pool listens to idle connections only.
  pool.on('error', (error) => onIdleError?.(error))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (databasePooler === 'transaction') leaveOutNames(pool)
  endSilentConnections(pool, () => new Connection())
  const db = drizzle({ client: pool, casing: 'snake_case' })
  let closed: Promise<void> | undefined
  return {
    db,
    kind: 'postgres',
    migrate: () => migrateLocked(options.databaseMigrationUrl ?? connectionString),
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

/**
 * Servers that start together migrate one after the other. The lock ends with its transaction: one of a connection would
 * stay held behind a pooler, and every later start would wait for it.
 */
async function migrateLocked(databaseUrl: string) {
  const client = new (connectionClass(databaseUrl))()
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    // It begins a transaction, which PostgreSQL takes for the one that is open already; its commit ends that one.
    await migrate(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
