import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import {
  accessRequests,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { notifyOperators } from '../../platform/mail/notify.ts'
import { newId } from '../../platform/random.ts'
import type { App } from '../../identity/calls/app.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { askerOf, mayOpen } from '../resources/may-open.ts'
import { resourceKeys } from '../resources/resource-keys.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { hasOpenRequest, isRenewable } from './renewable.ts'

/** With its table: in a query of one table drizzle leaves it out, and a subquery would read a column of its own. */
const resourceId = sql`${resources}.${sql.identifier('id')}`

/** The page of administration that lists the requests. */
const listPath = '/admin/requests'

/**
 * Stores that somebody asks for a longer grant, and tells the operators. Throws ApiError `not_found` where the person
 * has and had no access, and `conflict` if they act for a customer, a request is open, or the grant is not renewable now.
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
    const request = { kind: 'renewal', resourceId: found.id, userId: user.id, reason } as const
    const [made] = await tx
      .insert(accessRequests)
      .values({ id: newId(), createdAt: now, ...request })
      .onConflictDoNothing()
      .returning({ id: accessRequests.id, number: accessRequests.number })
    if (made === undefined) throw because('conflict', 'request_open')
    const { id, number } = made
    await audit(app, tx, call, {
      event: 'access_requested',
      detail: { resource: found.id, request: id, kind: 'renewal' },
    })
    const name = resourceName(found.resource)
    const person = `${user.firstName} ${user.lastName}`.trim()
    await notifyOperators(app.settings, tx, mails, (texts) => ({
      subject: texts.renewal({ number: String(number), name }),
      paragraphs: [texts.renews({ person, email: user.email, name }), reason],
      path: listPath,
    }))
    return { id, number }
  })
}

/** Closes the request of a person for a resource that is given or extended. Null: none was open. */
export async function approveRequest(
  tx: App['db'],
  {
    userId,
    resourceId,
    byId,
    now,
  }: Readonly<Record<'userId' | 'resourceId', string>> & {
    readonly byId: string | null
    readonly now: Date
  },
) {
  const [request] = await tx
    .update(accessRequests)
    .set({ state: 'approved', decidedAt: now, decidedById: byId })
    .where(
      and(
        eq(accessRequests.userId, userId),
        eq(accessRequests.resourceId, resourceId),
        eq(accessRequests.state, 'submitted'),
      ),
    )
    .returning({ id: accessRequests.id, number: accessRequests.number })
  return request ?? null
}
