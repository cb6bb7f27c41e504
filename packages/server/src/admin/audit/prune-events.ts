import { inArray, lt } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { recordChange, type AdminCaller } from '../record-change.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'

/** Rows of one statement, so that each ends well within the database's limit for a query. */
const rowsAtOnce = 10_000

/** Deletes the events before a moment, and records that as an event. Resolves to how many they were. */
export async function pruneEvents(
  app: Pick<AdminWorld, 'db' | 'clock'>,
  call: AdminCaller,
  before: Date,
): Promise<number> {
  const { db } = app
  let events = 0
  for (;;) {
    const oldest = db
      .select({ id: auditEvents.id })
      .from(auditEvents)
      .where(lt(auditEvents.at, before))
      .limit(rowsAtOnce)
    const deleted = await db
      .delete(auditEvents)
      .where(inArray(auditEvents.id, oldest))
      .returning({ id: auditEvents.id })
    events += deleted.length
    if (deleted.length < rowsAtOnce) break
  }
  const after = { before: before.toISOString(), events }
  await recordChange(app, db, call, { event: 'events_pruned', userId: null, after })
  return events
}
