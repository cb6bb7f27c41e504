import { isOpenRequest } from '@vestibule/api-client/contract'
import type { ItemOf } from '@vestibule/api-client/contract'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  accessRequestColleagues,
  accessRequests,
  resources,
} from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { colleaguesOf, factsOfRequest, stepsOf } from './request-facts.ts'
import { addStep, setRequestState, tellDeciders, type RequestWorld } from './store-request.ts'

const mostListed = 200

/**
 * Lists the latest 200 requests that a person has made, or in which others ask also for this person, the latest first.
 */
export async function listOwnRequests(
  { settings }: Pick<RequestWorld, 'settings'>,
  db: Database,
  userId: string,
): Promise<ItemOf<'listOwnRequests'>[]> {
  const asColleague = db
    .select({ id: accessRequestColleagues.requestId })
    .from(accessRequestColleagues)
    .where(eq(accessRequestColleagues.userId, userId))
  const rows = await db
    .select({ request: accessRequests, resource: resources })
    .from(accessRequests)
    .innerJoin(resources, eq(resources.id, accessRequests.resourceId))
    .where(or(eq(accessRequests.userId, userId), inArray(accessRequests.id, sql`(${asColleague})`)))
    .orderBy(desc(accessRequests.number))
    .limit(mostListed)
  const ids = rows.map(({ request }) => request.id)
  const [steps, colleagues] = [await stepsOf(db, ids), await colleaguesOf(db, ids)]
  return rows.map(({ request, resource }) =>
    Object.assign(factsOfRequest(settings, request, resource, steps), {
      colleagues: colleagues
        .filter(({ requestId }) => requestId === request.id)
        .map(({ first_name, last_name, email }) => ({ first_name, last_name, email })),
      is_colleague: request.userId !== userId,
    }),
  )
}

/**
 * Stores the author's answer to the question with which a request was returned, and mails those who can decide. Throws
 * ApiError `not_found` if the request is not their own, and `conflict` if they act for a customer or no question is
 * open.
 */
export async function answerRequest(
  app: RequestWorld,
  call: Caller,
  session: Session,
  id: string,
  text: string,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const request = await lockOwn(tx, session, id)
    if (request.state !== 'returned') throw because('conflict', 'not_returned')
    await tx.update(accessRequests).set({ state: 'submitted' }).where(eq(accessRequests.id, id))
    const at = app.clock.now()
    await addStep(tx, { requestId: id, what: 'answered', at, byId: session.user.id, text })
    const { resourceId, number, name } = request
    await audit(app, tx, call, {
      event: 'access_answered',
      detail: { resource: resourceId, request: id },
    })
    const colleagues = await colleaguesOf(tx, [id])
    const colleagueIds = colleagues.map((colleague) => colleague.id)
    const facts = { id, number, name, resourceId, colleagueIds, text, what: 'answer' } as const
    await tellDeciders(app, tx, mails, session, facts)
  })
}

/**
 * Withdraws a request of the signed-in person. Throws ApiError `not_found` if the request is not their own, and
 * `conflict` if they act for a customer or the request is closed.
 */
export async function withdrawRequest(
  app: RequestWorld,
  call: Caller,
  session: Session,
  id: string,
) {
  await app.mailQueue.inTransaction(async (tx) => {
    const { resourceId } = await lockOwn(tx, session, id)
    const step = { at: app.clock.now(), byId: session.user.id }
    await setRequestState(tx, { id, state: 'withdrawn', ...step })
    await audit(app, tx, call, {
      event: 'access_withdrawn',
      detail: { resource: resourceId, request: id },
    })
  })
}

/**
 * Returns an open request of the signed-in person, and locks its row until the transaction ends. Throws ApiError
 * `not_found` if the request is not their own, and `conflict` if they act for a customer or the request is closed.
 */
async function lockOwn(tx: Database, { user, actingFor }: Session, id: string) {
  if (actingFor !== null) throw because('conflict', 'acting_for_customer')
  const [found] = await tx
    .select({ request: accessRequests, resource: resources.resource })
    .from(accessRequests)
    .innerJoin(resources, eq(resources.id, accessRequests.resourceId))
    .where(and(eq(accessRequests.id, id), eq(accessRequests.userId, user.id)))
    .for('update', { of: accessRequests })
  if (found === undefined) throw new ApiError('not_found')
  const { state } = found.request
  if (!isOpenRequest(state)) throw because('conflict', 'decided')
  return { ...found.request, name: resourceName(found.resource) }
}
