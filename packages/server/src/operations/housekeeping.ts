import { and, getTableName, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Logger } from 'pino'
import { after, type Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { apiTokens } from '../platform/db/schema/accounts.ts'
import { gateTickets } from '../platform/db/schema/gate.ts'
import { federatedAttempts, spentTokens } from '../platform/db/schema/identity-providers.ts'
import { queuedMails } from '../platform/db/schema/mails.ts'
import { errorReports, outboxMails, rateLimits } from '../platform/db/schema/operations.ts'
import { spentChallenges } from '../platform/db/schema/passkeys.ts'
import { emailChanges, registrationRequests, resetTokens } from '../platform/db/schema/recovery.ts'
import {
  deviceCodes,
  emailCodes,
  knownBrowsers,
  sessions,
  signInAttempts,
} from '../platform/db/schema/sessions.ts'
import { appTokens, tokenRequests } from '../platform/db/schema/tokens.ts'
import { startJob, type RunningJob } from '../platform/job-runs.ts'
import type { Metrics } from './metrics.ts'

const day = 86_400
/** Seconds for which expired codes and links are kept, so that somebody who uses one is told that it has expired. */
const graceS = day

interface Sweep {
  readonly table: PgTable
  readonly isOver: (now: Date) => SQL | undefined
}

const deadTokens = (since: Date) => or(lt(apiTokens.expiresAt, since), lt(apiTokens.endedAt, since))

const sweeps: readonly Sweep[] = [
  // Deleting a session also deletes rows that refer to it, such as sign-in attempts.
  { table: sessions, isOver: (now) => lt(sessions.expiresAt, now) },
  { table: gateTickets, isOver: (now) => lt(gateTickets.expiresAt, now) },
  { table: spentChallenges, isOver: (now) => lt(spentChallenges.expiresAt, now) },
  { table: federatedAttempts, isOver: (now) => lt(federatedAttempts.expiresAt, now) },
  { table: spentTokens, isOver: (now) => lt(spentTokens.expiresAt, now) },
  { table: rateLimits, isOver: (now) => lt(rateLimits.expiresAt, now) },
  { table: signInAttempts, isOver: (now) => lt(signInAttempts.expiresAt, after(now, -graceS)) },
  { table: emailCodes, isOver: (now) => lt(emailCodes.expiresAt, after(now, -graceS)) },
  { table: resetTokens, isOver: (now) => lt(resetTokens.expiresAt, after(now, -graceS)) },
  // Keep changes of mail addresses for a week: confirming takes up to one day, and undoing is possible for three days
  // after that.
  { table: emailChanges, isOver: (now) => lt(emailChanges.createdAt, after(now, -7 * day)) },
  { table: deviceCodes, isOver: (now) => lt(deviceCodes.expiresAt, after(now, -graceS)) },
  {
    // Delete only unverified requests for access: verified ones stay until an administrator decides.
    table: registrationRequests,
    isOver: (now) =>
      and(
        isNull(registrationRequests.verifiedAt),
        lt(registrationRequests.expiresAt, after(now, -graceS)),
      ),
  },
  // Keep ended and expired API tokens for a year: without the row, importing an older file would make the token valid
  // again.
  { table: apiTokens, isOver: (now) => deadTokens(after(now, -365 * day)) },
  { table: appTokens, isOver: (now) => lt(appTokens.endsAt, now) },
  { table: tokenRequests, isOver: (now) => lt(tokenRequests.expiresAt, after(now, -graceS)) },
  { table: outboxMails, isOver: (now) => lt(outboxMails.createdAt, after(now, -7 * day)) },
  { table: queuedMails, isOver: (now) => lt(queuedMails.createdAt, after(now, -7 * day)) },
  { table: errorReports, isOver: (now) => lt(errorReports.createdAt, after(now, -90 * day)) },
  // Keep a browser that is known to an account for a year after its last use, as long as its cookie lasts.
  { table: knownBrowsers, isOver: (now) => lt(knownBrowsers.lastSeenAt, after(now, -365 * day)) },
]

export interface HousekeepingOptions {
  readonly db: Database
  readonly clock: Clock
  readonly log: Logger
  readonly metrics?: Pick<Metrics, 'rowsSwept'>
  /** Maximum number of rows that one DELETE removes. Low, because other transactions wait for its locks. */
  readonly batch?: number
}

/** Number of deleted rows by name of the table. Tables without a deleted row are left out. */
export type Swept = Readonly<Record<string, number>>

/**
 * Deletes the rows that have expired or are past the time for which they are kept, table by table and batch by batch.
 * Several servers may call this at once: each skips rows that another has locked.
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
      // Compare `ctid` with an array, which PostgreSQL computes once. It might run a plain subquery again for each row
      // of the table.
      .where(sql`ctid = any(array(${chosen}))`)
      .returning({ one: sql`1` })
    rows += deleted.length
    if (deleted.length < batch) return rows
  }
}

/** Seconds between two runs of the job that deletes expired rows. */
export const housekeepingEveryS = 300

/** Starts the job that deletes expired rows every five minutes. */
export function startHousekeeping(options: HousekeepingOptions): RunningJob {
  return startJob(options, {
    name: 'housekeeping',
    everyMs: housekeepingEveryS * 1000,
    async round() {
      const swept = await sweep(options)
      return Object.keys(swept).length > 0 ? { swept } : null
    },
  })
}
