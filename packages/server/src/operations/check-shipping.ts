import { gt } from 'drizzle-orm'
import { shippingState } from '../platform/audit/ship-events.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'
import type { Database } from '../platform/db/database.ts'
import { auditEvents } from '../platform/db/schema/operations.ts'
import type { Settings } from '../platform/settings/settings.ts'

/**
 * Reports how many audit events have yet to be sent to the receiver in EVENTS_URL, and why the last request to it
 * failed. Null: the settings name no receiver.
 */
export async function checkShipping(
  db: Database,
  { eventsUrl }: Pick<Settings, 'eventsUrl'>,
): Promise<Outcome | null> {
  if (eventsUrl === null) return null
  const state = await shippingState({ db })
  const waiting = await db.$count(auditEvents, gt(auditEvents.id, state?.lastId ?? 0))
  const last = state?.shippedAt ? `; it last took some at ${state.shippedAt.toISOString()}` : ''
  if (state === null || state.lastAnswer === null) return ok(`${waiting} events to send${last}`)
  return warning(
    `${waiting} events wait for the receiver of EVENTS_URL: ${state.lastAnswer}${last}. They are kept, and sent once it answers`,
  )
}
