import type { Advice } from '@vestibule/api-client/contract'
import { and, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import { after, secondsUntil, type Clock } from '../clock.ts'
import type { Statement } from '../db/at-once.ts'
import type { Database } from '../db/database.ts'
import { rateLimits } from '../db/schema/operations.ts'
import { rateLimited } from '../http/api-error.ts'

/** A rate limit: at most `max` events in any `windowS` seconds. */
export interface Limit {
  readonly name: string
  readonly max: number
  readonly windowS: number
  /**
   * First part of the error message when the limit is exceeded, such as 'Too many wrong codes.' Absent: 'Too many
   * attempts.'
   */
  readonly says?: string
  /** Last part of the error message: what the person can do instead of waiting. */
  readonly advises?: Advice
}

/** An event to count against a limit. `of`: whose count it raises, such as an account or a network address. */
export interface Counted {
  readonly limit: Limit
  readonly of: string
}

/** Events that were counted, and can be taken out of the counts again. */
export interface Reservation {
  /** Takes the events out of the counts, for instance because an attempt turned out to be no failure. */
  release(): Statement
}

export interface RateLimits {
  /**
   * Counts one event against each of these limits. If any limit is exceeded, counts none and throws ApiError
   * `rate_limited`. The count is committed when this resolves, so that neither a crash nor a failing transaction can
   * undo it: call it before the work that it limits.
   */
  count(events: readonly Counted[]): Promise<Reservation>
  /** Sets the counts to zero that these limits have for these accounts, addresses and the like. */
  clear(events: readonly Counted[]): Promise<void>
  /** Sets the counts of one limit to zero for every account, address or the like whose name begins with `of`. */
  clearAll(event: Counted): Promise<void>
}

const keyOf = ({ limit, of }: Counted) => `${limit.name}:${of}`

export function createRateLimits({ db, clock }: { db: Database; clock: Clock }): RateLimits {
  // Lock rows in the order in which `count` inserts them, whatever the collation of the database. UPDATE and DELETE
  // alone lock rows in any order, so two of them could deadlock.
  const lockInOrder = (which: SQL | undefined) =>
    db
      .select({ key: rateLimits.key })
      .from(rateLimits)
      .where(which)
      .orderBy(sql`${rateLimits.key} collate "C"`)
      .for('update')
  const release = (keys: readonly string[], hit: number) => {
    const at = sql`array_position(${rateLimits.hits}, ${hit})`
    const isCounted = and(inArray(rateLimits.key, [...keys]), isNotNull(at))
    return db
      .update(rateLimits)
      .set({ hits: sql`${rateLimits.hits}[1:${at} - 1] || ${rateLimits.hits}[${at} + 1:]` })
      .where(inArray(rateLimits.key, lockInOrder(isCounted)))
  }
  const deleteEmpty = (keys: readonly string[]) => {
    const isEmpty = and(
      inArray(rateLimits.key, [...keys]),
      sql`cardinality(${rateLimits.hits}) = 0`,
    )
    return db.delete(rateLimits).where(inArray(rateLimits.key, lockInOrder(isEmpty)))
  }
  return {
    async count(events) {
      const now = clock.now()
      // Add a random fraction, to tell events of the same millisecond apart.
      const hit = now.getTime() + Math.random()
      // Sort the rows, so that all requests insert in the same order and never deadlock.
      const sorted = events.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
      const rows = await insertHits(db, sorted, hit, now)
      const counted = rows.filter((row) => !row.refused).map((row) => row.key)
      const refusals = rows.filter((row) => row.refused)
      if (refusals.length === 0) return { release: () => release(counted, hit) }
      if (counted.length > 0) {
        await release(counted, hit)
        // Delete rows without events: a refused client could otherwise fill the table, with a made-up address each
        // time.
        await deleteEmpty(counted)
      }
      throw refusalOf(refusals, sorted, now)
    },
    async clear(events) {
      const isNamed = inArray(rateLimits.key, events.map(keyOf))
      await db.delete(rateLimits).where(inArray(rateLimits.key, lockInOrder(isNamed)))
    },
    async clearAll(event) {
      const isNamed = sql`starts_with(${rateLimits.key}, ${keyOf(event)})`
      await db.delete(rateLimits).where(inArray(rateLimits.key, lockInOrder(isNamed)))
    },
  }
}

/**
 * Counts events in a single statement, which is a transaction by itself and stays exact when several requests count at
 * the same time.
 */
function insertHits(db: Database, events: readonly Counted[], hit: number, now: Date) {
  const live = sql`array(
    select h from unnest(${rateLimits.hits}) h
    where floor(h) > ${now.getTime()}::float8 - excluded.window_ms order by h
  )`
  const isFull = sql`cardinality(${live}) >= excluded.max_hits`
  return db
    .insert(rateLimits)
    .values(
      events.map((event) => ({
        key: keyOf(event),
        hits: [hit],
        maxHits: event.limit.max,
        windowMs: event.limit.windowS * 1000,
        refused: false,
        expiresAt: after(now, event.limit.windowS),
      })),
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${isFull} then ${live} else ${live} || ${hit}::float8 end`,
        maxHits: sql`excluded.max_hits`,
        windowMs: sql`excluded.window_ms`,
        refused: isFull,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning()
}

type Row = Awaited<ReturnType<typeof insertHits>>[number]

/**
 * Makes the error `rate_limited` for limits that are exceeded. If there are several, the error reports the longest
 * wait.
 */
function refusalOf(refusals: readonly Row[], events: readonly Counted[], now: Date) {
  const waits = refusals.map((row) => ({
    limit: events.find((event) => keyOf(event) === row.key)?.limit,
    seconds: secondsUntil(Math.floor(row.hits[0] ?? 0) + row.windowMs, now),
  }))
  const { limit, seconds } = waits.reduce((a, b) => (b.seconds > a.seconds ? b : a))
  return rateLimited(seconds, limit?.says, limit?.advises)
}
