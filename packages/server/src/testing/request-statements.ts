import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres'
import { drizzle as onPGlite } from 'drizzle-orm/pglite'
import type { Pool } from 'pg'
import type { Database, Store } from '../platform/db/database.ts'

interface Request {
  readonly response: ServerResponse
  readonly statements: string[]
}

/** Records the SQL that each request runs before its answer, in the servers of this process. */
export interface RequestStatements {
  /** Records a statement. Pass it to `startTestServer` as the option of this name. */
  readonly onStatement: (statement: string) => void
  /** The statements of the latest request. */
  latest(): readonly string[]
  stop(): void
}

const channel = 'http.server.request.start'

export function recordStatements(): RequestStatements {
  const requests = new AsyncLocalStorage<Request>()
  let latest: Request | undefined
  const onStart = (message: unknown) => {
    const { response } = message as { response: ServerResponse }
    latest = { response, statements: [] }
    requests.enterWith(latest)
  }
  subscribe(channel, onStart)
  return {
    onStatement(statement) {
      const request = requests.getStore()
      if (request?.response.writableEnded === false) request.statements.push(statement)
    },
    latest: () => latest?.statements ?? [],
    stop: () => void unsubscribe(channel, onStart),
  }
}

/**
 * Returns a second handle to the store's database, on the same connections, that calls `tell` with each SQL statement.
 */
export function toldDatabase({ db, kind }: Store, tell: (statement: string) => void): Database {
  const logger = { logQuery: tell }
  const { $client } = db as Database & { readonly $client: Pool | PGlite }
  return kind === 'postgres'
    ? onPostgres({ client: $client as Pool, casing: 'snake_case', logger })
    : onPGlite({ client: $client as PGlite, casing: 'snake_case', logger })
}
