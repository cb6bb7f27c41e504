import { openRequestStates } from '@vestibule/api-client/contract'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Caller } from '../../platform/audit/audit.ts'
import {
  accessRequests,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { askerOf, mayOpen } from '../resources/may-open.ts'
import { resourceKeys } from '../resources/resource-keys.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { setRequestState, storeRequest } from '../requests/store-request.ts'
import { hasOpenRequest, isRenewable } from './renewable.ts'

/**
 * The column `resources.id` with its table's name. Drizzle omits the name in a query of one table, and the subquery
 * would then read its own column `id`.
 */
const resourceId = sql`${resources}.${sql.identifier('id')}`

/**
 * Stores a request for a longer grant, and mails those who can decide on it. Throws ApiError `not_found` if the person
 * has no access and had none, and `conflict` if they act for a customer, have an open request, or cannot renew the
 * grant now.
 */
export async function requestRenewal(
  app: Pick<App, 'clock' | 'settings' | 'mailQueue'>,
  call: Caller,
  session: Session,
  asked: { readonly resource: string; readonly reason: string },
): Promise<{ id: string; number: number }> {
  const { user } = session
  if (session.actingFor !== null) throw because('conflict', 'acting_for_customer')
  const { reason } = asked
  const now = app.clock.now()
  const asker = askerOf(session, now)
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const isHeld = sql`exists (select 1 from ${resourceUserGrants} as own
      where own.resource_id = ${resourceId} and own.user_id = ${user.id})`
    const [found] = await tx
      .select({
        id: resources.id,
        resource: resources.resource,
        isRenewable: isRenewable(resourceId, asker),
        isOpen: hasOpenRequest(resourceId, asker),
      })
      .from(resources)
      .where(
        and(
          inArray(resources.id, resourceKeys(asked.resource)),
          or(mayOpen(resourceId, asker), isHeld),
        ),
      )
      .orderBy(sql`${isRenewable(resourceId, asker)} desc`)
      .limit(1)
    if (found === undefined) throw new ApiError('not_found')
    if (found.isOpen) throw because('conflict', 'request_open')
    if (!found.isRenewable) throw because('conflict', 'not_renewable')
    const resource = { id: found.id, name: resourceName(found.resource) }
    return storeRequest(app, tx, mails, call, session, { kind: 'renewal', resource, reason })
  })
}

/**
 * Closes a person's open request for a resource as approved, because somebody gives or extends a grant without deciding
 * on the request. Returns the request, or null if none was open.
 */
export async function approveRequest(
  tx: App['db'],
  {
    userId,
    resourceId,
    byId,
    endsAt,
    now,
  }: Readonly<Record<'userId' | 'resourceId', string>> & {
    readonly byId: string | null
    /** The end of the access. Null: none. */
    readonly endsAt: Date | null
    readonly now: Date
  },
) {
  const [request] = await tx
    .select({ id: accessRequests.id, number: accessRequests.number, kind: accessRequests.kind })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.userId, userId),
        eq(accessRequests.resourceId, resourceId),
        inArray(accessRequests.state, openRequestStates),
      ),
    )
    .for('update')
  if (request === undefined) return null
  const { id } = request
  await setRequestState(tx, { id, state: 'approved', at: now, byId, givenUntil: endsAt })
  return request
}
