import { createHash } from 'node:crypto'
import { and, asc, desc, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditEvents, auditSeals } from '../db/schema/operations.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Keys } from '../keys.ts'

/**
 * Seals make later changes to audit events detectable. A seal stores the id of each event of a batch, and the first 16
 * bytes of a SHA-256 hash of its columns; a seal of the kind `pruned` stores the ids of events that an operator has
 * deleted. The seal's head is the hash of all that and of the previous seal's head, so that one head binds all earlier
 * events. The MAC of a head shows that somebody with SECRET_KEY has made it. The last MAC vouches for all seals, so
 * that they stay valid after a change of the key.
 */

export type Seal = typeof auditSeals.$inferSelect

/** An audit event as a seal stores it: its id, and the digest (hash) of its columns. */
export interface Sealed {
  readonly id: number
  readonly digest: Buffer
}

const idLength = 8
const digestLength = 16

export const noHead = Buffer.alloc(32)

export function headOf(before: Buffer, seal: Omit<Seal, 'head' | 'mac'>): Buffer {
  const { number, kind, sealedAt, lastId, events } = seal
  const facts = JSON.stringify([number, kind, sealedAt.toISOString(), lastId])
  return createHash('sha256').update(before).update(`${facts}\n`).update(events).digest()
}

export const macOf = (keys: Keys, head: Buffer): Buffer => keys.mac('audit-seals', head)

export const sealedEvents = (events: readonly Sealed[]): Buffer =>
  Buffer.concat(events.flatMap(({ id, digest }) => [idBytes(id), digest]))

export const prunedEvents = (ids: readonly number[]): Buffer => Buffer.concat(ids.map(idBytes))

/**
 * Reads the bytes that a seal stores for the audit events of its batch: of each the id (8 bytes), then the digest of
 * its columns (16 bytes).
 */
export function readSealed({ events }: Pick<Seal, 'events'>): Sealed[] {
  const entry = idLength + digestLength
  return Array.from({ length: events.length / entry }, (_, n) => ({
    id: Number(events.readBigUInt64BE(n * entry)),
    digest: events.subarray(n * entry + idLength, (n + 1) * entry),
  }))
}

/**
 * Reads the bytes of a seal of the kind `pruned`: the ids of the audit events that an operator has deleted, 8 bytes
 * each.
 */
export const readPruned = ({ events }: Pick<Seal, 'events'>): number[] =>
  Array.from({ length: events.length / idLength }, (_, n) =>
    Number(events.readBigUInt64BE(n * idLength)),
  )

function idBytes(id: number): Buffer {
  const bytes = Buffer.alloc(idLength)
  bytes.writeBigUInt64BE(BigInt(id))
  return bytes
}

/**
 * SQL: the hash of an event's columns that are not null, as PostgreSQL writes them in jsonb, where order and spaces are
 * fixed. Execute `inUtc` before in the same transaction, because jsonb contains times in the time zone of the
 * connection.
 */
const digest = sql`substring(sha256(convert_to((
    select jsonb_object_agg(key, value)::text from jsonb_each(to_jsonb(${auditEvents})) where value <> 'null'
  ), 'UTF8')) from 1 for ${sql.raw(String(digestLength))})`.mapWith((bytes: Uint8Array) =>
  Buffer.from(bytes),
)

export const inUtc = sql`select set_config('TimeZone', 'UTC', true)`

/**
 * Reads the id, time and digest of the audit events with ids above `from`, up to `to`, in order of their ids. `limit`:
 * at most this many; absent: all.
 */
export async function readEvents(tx: Database, from: number, to: number, limit?: number) {
  const events = tx
    .select({ id: auditEvents.id, at: auditEvents.at, digest })
    .from(auditEvents)
    .where(and(gt(auditEvents.id, from), lte(auditEvents.id, to)))
    .orderBy(asc(auditEvents.id))
  return limit === undefined ? events : events.limit(limit)
}

const lock = sql`hashtext('vestibule audit_seals')`

/**
 * The advisory lock that a transaction takes before it adds a seal, and holds until it ends. Without the lock, two
 * transactions could add seals after the same one.
 */
export const sealingLock = {
  take: (tx: Database) => tx.execute(sql`select pg_advisory_xact_lock(${lock})`),
  /** Tries to take the lock. False: another transaction holds it. */
  async tryToTake(tx: Database): Promise<boolean> {
    const [got] = await rowsOf<{ is: boolean }>(
      tx,
      sql`select pg_try_advisory_xact_lock(${lock}) as is`,
    )
    return got?.is === true
  },
}

export async function lastSeal(tx: Database): Promise<Seal | null> {
  const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.number)).limit(1)
  return last ?? null
}

/**
 * Adds a seal after `last`, the latest one (null: there is none yet), and returns it. The transaction must hold
 * `sealingLock`: otherwise another could add a seal with the same number.
 */
export async function addSeal(
  { clock, keys }: { readonly clock: Clock; readonly keys: Keys },
  tx: Database,
  last: Seal | null,
  added: Pick<Seal, 'kind' | 'lastId' | 'events'>,
): Promise<Seal> {
  const seal = { ...added, number: (last?.number ?? 0) + 1, sealedAt: clock.now() }
  const head = headOf(last?.head ?? noHead, seal)
  const made = { ...seal, head, mac: macOf(keys, head) }
  await tx.insert(auditSeals).values(made)
  return made
}
