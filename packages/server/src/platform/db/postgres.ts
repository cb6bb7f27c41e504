import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Pool } from 'pg'
import type { Settings } from '../settings/settings.ts'
import type { Store } from './database.ts'
import { migrationsFolder, refuseHalfMerged } from './migrations.ts'
import { connectionClass, leaveOutNames } from './postgres-client.ts'
import { endSilentConnections } from './silence.ts'
import { traceQueries } from './trace-queries.ts'

/** Key of the advisory lock for migrations: an arbitrary number, but the same on every server. */
const migrationLock = 7_368_234
const queryTimeoutMs = 15_000

export interface PostgresOptions extends Partial<
  Pick<Settings, 'databasePooler' | 'databasePoolSize' | 'databaseMigrationUrl'>
> {
  /** Address of the database. May contain several hosts, as in libpq. */
  readonly connectionString: string
  /** Called with the error if an idle connection to the database breaks. */
  readonly onIdleError?: ((error: Error) => void) | undefined
}

export function openPostgres(options: PostgresOptions): Store {
  const { connectionString, databasePooler = 'none', onIdleError } = options
  const Connection = connectionClass(connectionString)
  const pool = new Pool({
    Client: Connection,
    max: options.databasePoolSize ?? 20,
    // Milliseconds that a query waits for a free connection of the pool before it fails.
    connectionTimeoutMillis: 10_000,
    query_timeout: queryTimeoutMs,
    // Do not send `statement_timeout` through a pooler, which may refuse connections with this startup parameter.
    ...(databasePooler === 'none' ? { statement_timeout: queryTimeoutMs } : {}),
    application_name: 'vestibule',
  })
  // Listen to errors of all connections: without a listener, a restart of the database would crash this process. The
  // pool itself only listens to idle connections.
  pool.on('error', (error) => onIdleError?.(error))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (databasePooler === 'transaction') leaveOutNames(pool)
  traceQueries(pool)
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
    // Remember the promise, because several clean-up paths may close the store, and `pool.end` may be called only once.
    close: () => (closed ??= pool.end()),
  }
}

/**
 * Applies missing migrations under a lock, so that servers that start together do so one after the other. The lock ends
 * with the transaction: behind a pooler, a lock of the session would stay held by the pooler's connection and block
 * every later start.
 */
async function migrateLocked(databaseUrl: string) {
  const client = new (connectionClass(databaseUrl))()
  await client.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    const db = drizzle({ client })
    await refuseHalfMerged(db)
    // `migrate` sends its own `begin`, which does nothing inside this transaction; its `commit` then ends this
    // transaction.
    await migrate(db, { migrationsFolder })
  } finally {
    await client.end()
  }
}
