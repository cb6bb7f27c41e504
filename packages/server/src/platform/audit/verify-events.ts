import { asc, eq, gt } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { auditEvents, auditSeals } from '../db/schema/operations.ts'
import type { Keys } from '../keys.ts'
import { headOf, inUtc, macOf, noHead, readEvents, readPruned, readSealed } from './seals.ts'
import type { Seal } from './seals.ts'

/** The first fault found in the audit events, in the order of their ids. */
export type Broken =
  /**
   * `changed`, `removed`: an event was changed or removed after it was sealed. `added`: no seal contains an event, or
   * its time is more than an hour before the previous seal, so it was backdated.
   */
  | { readonly kind: 'changed' | 'removed' | 'added'; readonly event: number; readonly seal: Seal }
  /** A seal was changed, or the seal before it is missing. */
  | { readonly kind: 'seal'; readonly seal: Seal }
  /** The seal and all later ones were made with a key that is neither SECRET_KEY nor SECRET_KEY_PREVIOUS. */
  | { readonly kind: 'key'; readonly seal: Seal }
  /**
   * No seal has the head (the hash of a seal and all before it) that the operator noted: somebody has removed the
   * latest seals, or the head is from another database.
   */
  | { readonly kind: 'head' }

export interface Intact {
  readonly kind: 'intact'
  /** The last seal. Null: no event was sealed yet. */
  readonly last: Seal | null
  readonly events: number
  readonly pruned: number
  /** Number of events that no seal covers yet. */
  readonly unsealed: number
}

/**
 * How much older than the previous seal a sealed event may be, in milliseconds, because clocks of servers differ. A
 * larger difference means that the event's time was forged.
 */
const mostBackdatedMs = 3_600_000
/** Number of seals read at once. A seal of events has up to 120 kB. */
const sealsAtOnce = 20

/**
 * Compares the audit events with their seals, in one snapshot of the database, up to the first difference. `expected`:
 * the head (hash) of a seal, which the operator noted earlier; if a seal still has it, none up to that one was removed.
 */
export function verifyEvents(
  { db, keys }: { readonly db: Database; readonly keys: Keys },
  expected?: string,
): Promise<Intact | Broken> {
  return db.transaction(
    async (tx) => {
      await tx.execute(inUtc)
      const pruned = await findPruned(tx)
      let last: Seal | null = null
      let events = 0
      let isExpected = expected === undefined
      /**
       * The first of the last seals whose MAC was made with neither the current nor the previous key. Null: the MAC of
       * the last seal read so far has a known key, and so vouches for all seals before it as well.
       */
      let unknown: Seal | null = null
      for await (const seal of allSeals(tx)) {
        if (!follows(seal, last)) return { kind: 'seal', seal }
        unknown = isOurs(keys, seal) ? null : (unknown ?? seal)
        if (seal.kind === 'sealed') {
          const compared = await compare(tx, seal, last, pruned)
          if (compared.kind !== 'same') return { ...compared, seal }
          events += compared.events
        }
        isExpected ||= seal.head.toString('hex') === expected
        last = seal
      }
      if (unknown !== null) return { kind: 'key', seal: unknown }
      if (!isExpected) return { kind: 'head' }
      const unsealed = await tx.$count(auditEvents, gt(auditEvents.id, last?.lastId ?? 0))
      return { kind: 'intact', last, events, pruned: pruned.size, unsealed }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const isOurs = (keys: Keys, { head, mac }: Seal) =>
  [keys, keys.previous].some((one) => one !== null && macOf(one, head).equals(mac))

async function* allSeals(tx: Database): AsyncGenerator<Seal> {
  for (let number = 0; ;) {
    const seals = await tx
      .select()
      .from(auditSeals)
      .where(gt(auditSeals.number, number))
      .orderBy(asc(auditSeals.number))
      .limit(sealsAtOnce)
    yield* seals
    if (seals.length < sealsAtOnce) return
    number = seals.at(-1)?.number ?? number
  }
}

const follows = (seal: Seal, last: Seal | null) =>
  seal.number === (last?.number ?? 0) + 1 &&
  seal.lastId >= (last?.lastId ?? 0) &&
  headOf(last?.head ?? noHead, seal).equals(seal.head)

/**
 * The ids of the audit events that operators have deleted by `vestibule audit prune`. The command stores a seal of each
 * deletion, and `verifyEvents` checks it like the seals of events.
 */
async function findPruned(tx: Database): Promise<ReadonlySet<number>> {
  const pruned = new Set<number>()
  const seals = await tx
    .select({ events: auditSeals.events })
    .from(auditSeals)
    .where(eq(auditSeals.kind, 'pruned'))
  for (const id of seals.flatMap(readPruned)) pruned.add(id)
  return pruned
}

/**
 * Compares the stored events with those of a seal; `last` is the seal before it. Returns the first difference, or else
 * the number of events.
 */
async function compare(tx: Database, seal: Seal, last: Seal | null, pruned: ReadonlySet<number>) {
  const sealed = new Map(readSealed(seal).map(({ id, digest }) => [id, digest]))
  const stored = new Map(
    (await readEvents(tx, last?.lastId ?? 0, seal.lastId)).map((event) => [event.id, event]),
  )
  const earliest = (last?.sealedAt.getTime() ?? Number.NEGATIVE_INFINITY) - mostBackdatedMs
  const ids = new Set([...sealed.keys(), ...stored.keys()])
  for (const event of [...ids].toSorted((one, other) => one - other)) {
    const digest = sealed.get(event)
    const found = stored.get(event)
    if (found === undefined) {
      if (!pruned.has(event)) return { kind: 'removed', event } as const
    } else if (digest === undefined || found.at.getTime() < earliest) {
      return { kind: 'added', event } as const
    } else if (!found.digest.equals(digest)) return { kind: 'changed', event } as const
  }
  return { kind: 'same', events: stored.size } as const
}
