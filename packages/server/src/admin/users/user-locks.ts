import { and, desc, eq, gt, inArray, max, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { after } from '../../platform/clock.ts'
import { auditEvents, rateLimits } from '../../platform/db/schema/operations.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { accountName, guesserName } from '../../identity/limits/guesses.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { Limit } from '../../platform/limits/rate-limits.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

/**
 * A lock of an account: until when attempts to sign in are refused, and how many failures within which time caused it.
 */
export interface Lock {
  readonly until: Date
  readonly tries: number
  readonly windowS: number
  /** Whether the lock concerns browsers with which the user has signed in before. False: all other browsers. */
  readonly isKnownBrowser: boolean
}

interface Account {
  readonly id: string
  readonly emailKey: EmailKey
}

type World = Pick<App, 'db' | 'keys' | 'clock'>

/** The rate limits that lock an account. Others lock a network address. */
const locking: readonly { readonly limit: Limit; readonly isKnownBrowser: boolean }[] = [
  { limit: limits.wrongTries, isKnownBrowser: false },
  { limit: limits.wrongPasswords, isKnownBrowser: false },
  { limit: limits.wrongTriesOfStrangers, isKnownBrowser: false },
  { limit: limits.wrongTriesOfKnown, isKnownBrowser: true },
  { limit: limits.wrongSecondFactorsOfKnown, isKnownBrowser: true },
]

interface Count {
  readonly id: string
  /** Key of the row in `rate_limits`. */
  readonly key: string
  readonly limit: Limit
  readonly isKnownBrowser: boolean
}

/** All counts of failed attempts at an account: those of the whole account, and those of each known browser. */
function countsOf(app: World, { id, emailKey }: Account, browsers: readonly string[]): Count[] {
  const name = accountName(app, emailKey)
  const count = (limit: Limit, of: string, isKnownBrowser: boolean) => ({
    id,
    key: `${limit.name}:${of}`,
    limit,
    isKnownBrowser,
  })
  return [
    ...locking.map(({ limit, isKnownBrowser }) => count(limit, name, isKnownBrowser)),
    ...browsers.flatMap((browser) =>
      [limits.wrongTries, limits.wrongPasswords].map((limit) =>
        count(limit, guesserName(name, browser), true),
      ),
    ),
  ]
}

/**
 * Finds the longest lock of each of these accounts that is locked. The map's keys are the ids of the accounts.
 * `browsers`: the names of browsers with which the user has signed in before; without them, locks that concern only
 * such browsers are not found.
 */
export async function locksOf(
  app: World,
  accounts: readonly Account[],
  browsers: readonly string[] = [],
): Promise<Map<string, Lock>> {
  const counts = accounts.flatMap((account) => countsOf(app, account, browsers))
  if (counts.length === 0) return new Map()
  const keys = counts.map(({ key }) => key)
  const rows = await app.db.select().from(rateLimits).where(inArray(rateLimits.key, keys))
  const hitsOf = new Map(rows.map((row) => [row.key, row.hits]))
  const now = app.clock.now()
  const locks = new Map<string, Lock>()
  for (const { id, key, limit, isKnownBrowser } of counts) {
    const since = after(now, -limit.windowS).getTime()
    const hits = (hitsOf.get(key) ?? []).filter((hit) => Math.floor(hit) > since)
    // The lock ends when this failed attempt leaves the time window, because fewer than `limit.max` then remain in it.
    const oldest = hits.at(-limit.max)
    if (oldest === undefined) continue
    const until = after(new Date(Math.floor(oldest)), limit.windowS)
    const known = locks.get(id)
    if (known !== undefined && known.until >= until) continue
    locks.set(id, { until, tries: limit.max, windowS: limit.windowS, isKnownBrowser })
  }
  return locks
}

const mostCandidates = 1000

/**
 * Finds the accounts that are locked now (at most `mostCandidates`), apart from locks that concern only browsers with
 * which the user has signed in before. The map's keys are the ids of the accounts. Because the stored counts of
 * failures name accounts only by keyed hashes, candidates are found by the audit events of failed sign-ins.
 */
export async function lockedAccounts(app: World): Promise<Map<string, Lock>> {
  const dayAgo = after(app.clock.now(), -86_400)
  const fewest = limits.wrongPasswords.max
  // This must be the condition of a partial index of audit events, by which PostgreSQL counts failures of 200,000
  // people in a few milliseconds.
  const failed = sql`${auditEvents.event} in ('sign_in_failed', 'proof_failed')`
  const often = app.db
    .select({ userId: auditEvents.userId })
    .from(auditEvents)
    .where(and(gt(auditEvents.at, dayAgo), failed))
    .groupBy(auditEvents.userId)
    .having(sql`count(*) >= ${fewest}`)
    // Take the accounts with the latest failures, which are those that may still be locked.
    .orderBy(desc(max(auditEvents.at)))
    .limit(mostCandidates)
    .as('often')
  const candidates = await app.db
    .select({ id: users.id, emailKey: users.emailKey })
    .from(often)
    .innerJoin(users, eq(users.id, often.userId))
  return locksOf(app, candidates)
}
