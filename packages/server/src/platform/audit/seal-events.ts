import { max, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditEvents } from '../db/schema/operations.ts'
import { rowsOf } from '../db/rows-of.ts'
import { startJob, type RunningJob } from '../job-runs.ts'
import type { Keys } from '../keys.ts'
import { addSeal, inUtc, lastSeal, readEvents, sealedEvents, sealingLock } from './seals.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly keys: Keys
}

export const sealEveryS = 20

/**
 * Starts the job that seals audit events: it stores hashes of new events every 20 seconds, so that later changes to
 * them can be detected.
 */
export function startSealing(world: World & { readonly log: Logger }): RunningJob {
  const sealer = createSealer(world)
  return startJob(world, {
    name: 'audit_seals',
    everyMs: sealEveryS * 1000,
    atOnce: true,
    async round() {
      await sealer.seal()
      return null
    },
  })
}

/** Maximum number of audit events in one seal, so that storing the seal takes about a tenth of a second. */
const mostAtOnce = 5000

/**
 * The highest id of an audit event at one moment, and the transactions (`writers`) that were storing events then and
 * may still commit one with a lower id.
 */
interface Mark {
  readonly id: number
  readonly writers: readonly string[]
}

export interface Sealer {
  /**
   * Seals the audit events that have no seal yet, so that later changes to them can be detected, and resolves to their
   * number. Seals none as long as a transaction that is still open may commit an event with a lower id. Two servers may
   * call this at once: one seals, the other does nothing.
   */
  seal(): Promise<number>
}

export function createSealer(world: World, batch = mostAtOnce): Sealer {
  const { db } = world
  /**
   * The highest event id and the open transactions that an earlier call noted, if some of them have not ended yet.
   * Noting the open transactions anew at each call could delay sealing for ever, if there is always a short one.
   */
  let mark: Mark | null = null
  return {
    async seal() {
      const { id, writers } = mark ?? (await findMark(db))
      mark = null
      if (writers.length > 0) {
        const now = new Set(await writersOf(db))
        if (writers.some((one) => now.has(one))) {
          mark = { id, writers }
          return 0
        }
      }
      let events = 0
      for (;;) {
        const sealed = await sealBatch(world, id, batch)
        events += sealed
        if (sealed < batch) return events
      }
    },
  }
}

/**
 * Reads the highest id of an audit event first, and afterwards which transactions are storing events. Ids are assigned
 * before a transaction commits, so a lower id can appear after a higher one. Any transaction that could still commit an
 * id up to the highest visible one holds a lock on the table until it ends, and so is found by `writersOf`.
 */
async function findMark(db: Database): Promise<Mark> {
  const [highest] = await db.select({ id: max(auditEvents.id) }).from(auditEvents)
  return { id: highest?.id ?? 0, writers: await writersOf(db) }
}

async function writersOf(db: Database): Promise<string[]> {
  const rows = await rowsOf<{ writer: string }>(
    db,
    sql`select virtualtransaction as writer from pg_locks
      where locktype = 'relation' and relation = 'audit_events'::regclass
        and database = (select oid from pg_database where datname = current_database())
        and mode not in ('AccessShareLock', 'RowShareLock', 'ShareUpdateExclusiveLock', 'ShareLock')`,
  )
  return rows.map(({ writer }) => writer)
}

function sealBatch(world: World, to: number, batch: number): Promise<number> {
  return world.db.transaction(
    async (tx) => {
      if (!(await sealingLock.tryToTake(tx))) return 0
      await tx.execute(inUtc)
      const last = await lastSeal(tx)
      const events = await readEvents(tx, last?.lastId ?? 0, to, batch)
      const lastId = events.at(-1)?.id
      if (lastId === undefined) return 0
      await addSeal(world, tx, last, { kind: 'sealed', lastId, events: sealedEvents(events) })
      return events.length
    },
    // With the level `read committed`, statements after taking the lock see the seals that other servers have committed
    // before.
    { isolationLevel: 'read committed' },
  )
}
