import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** Queries, on the embedded database as well as on PostgreSQL, inside a transaction as well as outside. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open connection (or pool of them) to the database. */
export interface Store {
  readonly db: Database
  readonly kind: 'pglite' | 'postgres'
  /** Brings the schema up to date. Safe when several servers start at once. */
  migrate(): Promise<void>
  /** Resolves if the database answers. */
  ping(): Promise<void>
  /** Connections now: all, those that nobody uses, and the requests that wait for one. */
  readonly connections?: () => {
    readonly total: number
    readonly idle: number
    readonly waiting: number
  }
  /** Closing again changes nothing. */
  close(): Promise<void>
}
