import type { Client } from 'pg'
import { connectionClass } from '../platform/db/postgres-client.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { failed, ok, warning, type Outcome } from '../platform/check-outcome.ts'

type Found = Settings['databasePooler']

/**
 * Detects whether a connection pooler is in front of PostgreSQL, and in which mode, and compares that with the setting
 * DATABASE_POOLER. Behind a pooler, also warns if the database has no time limit for queries.
 */
export async function checkPooler(databaseUrl: string, settings: Settings): Promise<Outcome> {
  const { databasePooler: set } = settings
  const Connection = connectionClass(databaseUrl)
  const connections = [new Connection(), new Connection()] as const
  try {
    for (const client of connections) await client.connect()
    const found = await poolerBetween(connections)
    if (found !== set && !(found === 'session' && set === 'transaction')) {
      if (found === 'none') return warning(`DATABASE_POOLER=${set}, and no pooler is found`)
      return failed(`one pools by ${found}: set DATABASE_POOLER=${found}`)
    }
    if (found === 'none') return ok('none')
    if (found !== set) {
      return warning(
        `one pools by session: queries are prepared and quicker with DATABASE_POOLER=session`,
      )
    }
    const { rows } = await connections[0].query<{ statement_timeout: string }>(
      'show statement_timeout',
    )
    return rows[0]?.statement_timeout === '0'
      ? warning(
          `one pools by ${found}, so the limit of 15 s for a query has to be set in the database: alter role … set statement_timeout = '15s'`,
        )
      : ok(`one pools by ${found}`)
  } finally {
    for (const client of connections) client.end().catch(() => {})
  }
}

/**
 * Detects a pooler by the process ids of two open connections. A pooler tells its clients other ids than those of the
 * PostgreSQL processes that run their queries. With transaction pooling, the process of one client can change, or be
 * that of the other client, too.
 */
async function poolerBetween([first, second]: readonly [Client, Client]): Promise<Found> {
  const seen = await processOf(first)
  if (seen === (first as Client & { processID?: number }).processID) return 'none'
  await second.query('begin')
  try {
    // Ask the first client for its process again while the second holds one by a transaction: with transaction pooling,
    // the first client may then get another process.
    const held = await processOf(second)
    const later = [await processOf(first), await processOf(first), await processOf(first)]
    return held === seen || later.some((pid) => pid !== seen) ? 'transaction' : 'session'
  } finally {
    await second.query('rollback')
  }
}

async function processOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
