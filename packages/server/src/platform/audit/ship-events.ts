import { and, asc, eq, gt, lt, lte, max, sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import { reasonOf } from '../check-outcome.ts'
import { after, type Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { auditEvents, auditSeals, eventShipping } from '../db/schema/operations.ts'
import { startJob, type RunningJob } from '../job-runs.ts'
import { pauseS } from '../patience.ts'
import { tracedAsk } from '../tracing.ts'
import type { Settings } from '../settings/settings.ts'

/**
 * Sends audit events to an external receiver, where they survive an attacker who controls the database. Only sealed
 * events are sent: no event with a lower id can appear after them, so the receiver gets them in the order of their ids.
 * Events that the receiver refuses are sent again until it accepts them. If the process ends between sending events and
 * storing that they were sent, they are sent twice.
 */

interface World {
  readonly db: Database
  readonly clock: Clock
  readonly settings: Pick<Settings, 'eventsUrl' | 'eventsAuthorization'>
}

export const shipEveryS = 5

/** Starts the job that sends audit events to the external receiver. Null: the settings name no receiver. */
export function startShipping(world: World & { readonly log: Logger }): RunningJob | null {
  if (world.settings.eventsUrl === null) return null
  return startJob(world, {
    name: 'event_shipping',
    everyMs: shipEveryS * 1000,
    async round() {
      const events = await shipEvents(world)
      return events > 0 ? { events } : null
    },
  })
}

const onlyRow = 1
/** Maximum number of audit events in one request, which usually keeps it below a few hundred kilobytes. */
const mostAtOnce = 500
const answerWithinMs = 15_000
/**
 * Seconds during which only the server that has claimed events may send them, longer than any request takes. A server
 * that has not finished by then must have died, and another one may send the events.
 */
const inHandS = 60

/**
 * Sends the sealed events that were not sent yet. Resolves to the number of events that the receiver has accepted.
 * Throws if the receiver refuses a request or does not answer; a later call, after a pause, sends the events again. Two
 * servers may call this at once: one sends, the other does nothing.
 */
export async function shipEvents(world: World): Promise<number> {
  let shipped = 0
  for (;;) {
    const events = await takeTurn(world)
    const last = events.at(-1)
    if (last === undefined) return shipped
    await shipBatch(world, events)
    shipped += events.length
    if (events.length < mostAtOnce) return shipped
  }
}

/**
 * Reads the id of the last audit event that the external receiver has accepted, and why the last request failed. Null:
 * no server has tried to send any yet.
 */
export async function shippingState({ db }: Pick<World, 'db'>) {
  const [row] = await db.select().from(eventShipping)
  return row ?? null
}

type Event = typeof auditEvents.$inferSelect

/**
 * Claims the audit events that are to be sent next, so that no other server sends them meanwhile. Returns none if there
 * are none, if another server is sending, or if the pause after a failure is not over.
 */
async function takeTurn({ db, clock }: World): Promise<Event[]> {
  const now = clock.now()
  const state = await shippingState({ db })
  if (state !== null && state.nextTryAt > now) return []
  const lastId = state?.lastId ?? 0
  const [sealed] = await db.select({ id: max(auditSeals.lastId) }).from(auditSeals)
  const events = await db
    .select()
    .from(auditEvents)
    .where(and(gt(auditEvents.id, lastId), lte(auditEvents.id, sealed?.id ?? 0)))
    .orderBy(asc(auditEvents.id))
    .limit(mostAtOnce)
  if (events.length === 0) return []
  const claimed = await db
    .insert(eventShipping)
    .values({ id: onlyRow, lastId, tries: 1, nextTryAt: after(now, inHandS) })
    .onConflictDoUpdate({
      target: eventShipping.id,
      set: { tries: sql`${eventShipping.tries} + 1`, nextTryAt: after(now, inHandS) },
      // Claim nothing if another server has claimed or sent these events since they were read.
      setWhere: and(eq(eventShipping.lastId, lastId), lte(eventShipping.nextTryAt, now)),
    })
    .returning({ lastId: eventShipping.lastId })
  return claimed.length === 0 ? [] : events
}

async function shipBatch(world: World, events: readonly Event[]): Promise<void> {
  const { db, clock } = world
  const lastId = events.at(-1)?.id ?? 0
  // Store the result only if no other server has sent these or later events. Another one may have done so if this
  // server was suspended for longer than its claim lasts.
  const isStillDue = lt(eventShipping.lastId, lastId)
  try {
    await post(world, events.map((event) => `${JSON.stringify(lineOf(event))}\n`).join(''))
  } catch (error) {
    const tries = (await shippingState(world))?.tries ?? 1
    await db
      .update(eventShipping)
      .set({ nextTryAt: after(clock.now(), pauseS(tries)), lastAnswer: reasonOf(error) })
      .where(isStillDue)
    throw error
  }
  const now = clock.now()
  await db
    .update(eventShipping)
    .set({ lastId, tries: 0, nextTryAt: now, shippedAt: now, lastAnswer: null })
    .where(isStillDue)
}

async function post({ settings }: World, body: string): Promise<void> {
  const { eventsUrl, eventsAuthorization } = settings
  const url = new URL(eventsUrl ?? '')
  const init: RequestInit = {
    method: 'POST',
    headers: {
      'content-type': 'application/x-ndjson',
      ...(eventsAuthorization !== null && { authorization: eventsAuthorization }),
    },
    body,
    // Do not follow redirects: events and the `Authorization` header would go to a host that the operator has not
    // configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(answerWithinMs),
  }
  const response = await tracedAsk(
    { method: 'POST', url },
    () => fetch(url, init),
    ({ status }) => status,
  )
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the receiver answers ${response.status}`)
}

/** The object that is sent as a line of JSON for an audit event. Its fields are named like the columns of the table. */
const lineOf = (event: Event) => ({
  id: event.id,
  at: event.at.toISOString(),
  event: event.event,
  user_id: event.userId,
  acting_for_id: event.actingForId,
  ip: event.ip,
  request_id: event.requestId,
  session: event.session,
  support_code: event.supportCode,
  reason: event.reason,
  detail: event.detail,
  before: event.before,
  after: event.after,
})
