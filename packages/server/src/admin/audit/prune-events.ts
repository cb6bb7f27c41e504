import { and, asc, inArray, lt, lte } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { AdminCaller } from '../../identity/administrators/administrator.ts'
import { shippingState } from '../../platform/audit/ship-events.ts'
import { addSeal, lastSeal, prunedEvents, sealingLock } from '../../platform/audit/seals.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'

/** Maximum rows of one DELETE, so that each ends well within the database's time limit for a query. */
const rowsAtOnce = 10_000

interface World extends Pick<AdminWorld, 'db' | 'clock' | 'keys'> {
  readonly settings: Pick<Settings, 'eventsUrl'>
}

/**
 * Deletes the audit events before a moment. The deletion is recorded as an event and in the seals, which make changes
 * of events detectable and are not deleted. If events are sent to an external receiver, those that were not sent yet
 * are kept. Resolves to the number of deleted events.
 */
export async function pruneEvents(app: World, call: AdminCaller, before: Date): Promise<number> {
  let events = 0
  const lastId = app.settings.eventsUrl === null ? null : ((await shippingState(app))?.lastId ?? 0)
  for (;;) {
    const deleted = await pruneBatch(app, before, lastId)
    events += deleted
    if (deleted < rowsAtOnce) break
  }
  const after = { before: before.toISOString(), events }
  await recordChange(app, app.db, call, { event: 'events_pruned', userId: null, after })
  return events
}

function pruneBatch(app: World, before: Date, lastId: number | null): Promise<number> {
  return app.db.transaction(
    async (tx) => {
      await sealingLock.take(tx)
      const oldest = tx
        .select({ id: auditEvents.id })
        .from(auditEvents)
        .where(
          and(
            lt(auditEvents.at, before),
            lastId === null ? undefined : lte(auditEvents.id, lastId),
          ),
        )
        .orderBy(asc(auditEvents.at))
        .limit(rowsAtOnce)
      const deleted = await tx
        .delete(auditEvents)
        .where(inArray(auditEvents.id, oldest))
        .returning({ id: auditEvents.id })
      if (deleted.length === 0) return 0
      const last = await lastSeal(tx)
      await addSeal(app, tx, last, {
        kind: 'pruned',
        lastId: last?.lastId ?? 0,
        events: prunedEvents(deleted.map(({ id }) => id)),
      })
      return deleted.length
    },
    { isolationLevel: 'read committed' },
  )
}
