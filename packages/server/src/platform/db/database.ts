import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Runs queries on the embedded database or PostgreSQL, inside or outside a transaction. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open connection (or pool of them) to the database. */
export interface Store {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /**
   * Applies all migrations that the database lacks. Several servers may call this at the same time. Throws if the
   * database was made by a version that cannot be upgraded.
   */
  migrate(): Promise<void>
  /** Resolves if the database answers a query; rejects otherwise. */
  ping(): Promise<void>
  /**
   * Number of open connections, of idle ones among them, and of queries that wait for a connection. Absent: the
   * embedded database has no connections to count.
   */
  readonly connections?: () => {
    readonly total: number
    readonly idle: number
    readonly waiting: number
  }
  /** Closes all connections. May be called several times. */
  close(): Promise<void>
}
