import { and, getTableName, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { apiTokens } from '../db/schema/accounts.ts'
import { errorReports, outboxMails, rateLimits } from '../db/schema/operations.ts'
import { registrationRequests, resetTokens } from '../db/schema/recovery.ts'
import {
  deviceCodes,
  emailCodes,
  knownBrowsers,
  sessions,
  signInAttempts,
} from '../db/schema/sessions.ts'
import { logSerializers } from '../redaction/logged-error.ts'
import type { Metrics } from './metrics.ts'

const day = 86_400
/** Codes and links stay a day beyond their end, so that "expired" can be told from "wrong". */
const graceS = day

interface Sweep {
  readonly table: PgTable
  readonly isOver: (now: Date) => SQL | undefined
}

const deadTokens = (since: Date) => or(lt(apiTokens.expiresAt, since), lt(apiTokens.endedAt, since))

const sweeps: readonly Sweep[] = [
  // What hangs on a session, such as an attempt, goes with it.
  { table: sessions, isOver: (now) => lt(sessions.expiresAt, now) },
  { table: rateLimits, isOver: (now) => lt(rateLimits.expiresAt, now) },
  { table: signInAttempts, isOver: (now) => lt(signInAttempts.expiresAt, after(now, -graceS)) },
  { table: emailCodes, isOver: (now) => lt(emailCodes.expiresAt, after(now, -graceS)) },
  { table: resetTokens, isOver: (now) => lt(resetTokens.expiresAt, after(now, -graceS)) },
  { table: deviceCodes, isOver: (now) => lt(deviceCodes.expiresAt, after(now, -graceS)) },
  {
    // A verified one waits for an administrator.
    table: registrationRequests,
    isOver: (now) =>
      and(
        isNull(registrationRequests.verifiedAt),
        lt(registrationRequests.expiresAt, after(now, -graceS)),
      ),
  },
  // Longer than anybody imports an old file again, which would bring a token back whose row is gone.
  { table: apiTokens, isOver: (now) => deadTokens(after(now, -365 * day)) },
  { table: outboxMails, isOver: (now) => lt(outboxMails.createdAt, after(now, -7 * day)) },
  { table: errorReports, isOver: (now) => lt(errorReports.createdAt, after(now, -90 * day)) },
  // Their cookies have ended by then.
  { table: knownBrowsers, isOver: (now) => lt(knownBrowsers.lastSeenAt, after(now, -365 * day)) },
]

export interface HousekeepingOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly metrics?: Pick<Metrics, 'rowsSwept'>
  /** Rows deleted by one statement; others wait for their locks no longer than that takes. */
  readonly batch?: number
}

/** How many rows of each table were deleted. */
export type Swept = Readonly<Record<string, number>>

/**
 * Deletes what has expired, batch by batch. Several servers may do it at once: each skips the rows that
 * another has in hand.
 */
export async function sweep(options: HousekeepingOptions): Promise<Swept> {
  const { clock, metrics } = options
  const now = clock.now()
  const swept: Record<string, number> = {}
  for (const { table, isOver } of sweeps) {
    const rows = await sweepTable(options, table, isOver(now))
    if (rows === 0) continue
    swept[getTableName(table)] = rows
    metrics?.rowsSwept(getTableName(table), rows)
  }
  return swept
}

async function sweepTable(
  { db, batch = 500 }: HousekeepingOptions,
  table: PgTable,
  isOver: SQL | undefined,
): Promise<number> {
  const chosen = sql`select ctid from ${table} where ${isOver} limit ${batch} for update skip locked`
  for (let rows = 0; ;) {
    const deleted = await db
      .delete(table)
      // An array is looked up row by row, where a plain subquery could be run again for each.
      .where(sql`ctid = any(array(${chosen}))`)
      .returning({ one: sql`1` })
    rows += deleted.length
    if (deleted.length < batch) return rows
  }
}

export interface Housekeeping {
  /** Resolves when the round that is under way has ended. */
  stop(): Promise<void>
}

const intervalMs = 5 * 60_000

/** Sweeps every five minutes, one round at a time. A failure is logged; the next round tries again. */
export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const log = options.log.child({}, { serializers: logSerializers })
  let round: Promise<void> | null = null
  const goRound = async () => {
    try {
      const swept = await sweep(options)
      if (Object.keys(swept).length > 0) log.info({ swept }, 'housekeeping')
    } catch (error) {
      log.error({ err: error }, 'housekeeping')
    }
    round = null
  }
  const timer = setInterval(() => {
    round ??= goRound()
  }, intervalMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await round
    },
  }
}
