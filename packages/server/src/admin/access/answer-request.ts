import { isOpenRequest } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Subject } from '../../access/grants/grants.ts'
import type { GrantTerm } from '../../access/resources/grant-term.ts'
import { resourceName } from '../../access/resources/resource-queries.ts'
import { approvedMail } from '../../access/requests/request-mails.ts'
import { refuseLocked } from '../../access/requests/decide-request.ts'
import { approveRequest } from '../../access/renewals/request-renewal.ts'
import { reachOf, reaches, type AdminCaller } from '../../identity/administrators/administrator.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { accessRequests, resources } from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import type { AdminWorld } from '../admin-world.ts'

const kind = 'access_decided'

/**
 * Approves a person's open request for a resource because an administrator gives or extends that person's grant, and
 * mails the person. Resolves to the request; null if the grant is an organisation's or no request was open. Throws
 * ApiError `conflict` if the request is the administrator's own.
 */
export async function answerRequest(
  app: AdminWorld,
  tx: Database,
  mails: MailBatch,
  call: AdminCaller,
  {
    resourceId,
    subject,
    term,
  }: { readonly resourceId: string; readonly subject: Subject; readonly term: GrantTerm },
) {
  if (subject.kind !== 'user') return null
  const byId = call.administrator.userId
  const about = { userId: subject.id, resourceId }
  const { endsAt } = term
  const request = await approveRequest(tx, { ...about, byId, endsAt, now: app.clock.now() })
  if (request === null) return null
  if (byId === subject.id) throw because('conflict', 'own_account')
  const { name, ...reader } = await readerOf(tx, about)
  const mail = approvedMail(app.settings, reader, request.kind, { name, endsAt, text: null })
  await mails.promise(tx, mail, { kind, userId: subject.id })
  return request
}

/**
 * Refuses a person's request to extend a grant, and mails the person. (Requests for new access are refused by data
 * stewards.) Throws ApiError `not_found` if there is no such request or the administrator may not decide on it, and
 * `conflict` if somebody has decided on it already or it is the administrator's own.
 */
export async function refuseAccessRequest(
  app: AdminWorld,
  call: AdminCaller,
  id: string,
  { reason }: { readonly reason: string },
): Promise<void> {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const reach = reachOf(call.administrator, 'access.write')
    const [found] = await tx
      .select({ request: accessRequests, organizationId: users.organizationId })
      .from(accessRequests)
      .innerJoin(users, eq(users.id, accessRequests.userId))
      .where(and(eq(accessRequests.id, id), eq(accessRequests.kind, 'renewal')))
      .for('update', { of: accessRequests })
    if (found === undefined || !reaches(reach, found.organizationId)) {
      throw new ApiError('not_found')
    }
    const { request } = found
    if (!isOpenRequest(request.state)) throw because('conflict', 'decided')
    const byId = call.administrator.userId
    if (byId === request.userId) throw because('conflict', 'own_account')
    const { name, ...reader } = await readerOf(tx, request)
    const named = { id, number: request.number, kind: request.kind, name }
    await refuseLocked(app, tx, mails, call, { ...found, reader, named }, { byId, text: reason })
  })
}

async function readerOf(
  tx: Database,
  { userId, resourceId }: { readonly userId: string; readonly resourceId: string },
) {
  const [user] = await tx
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId))
  const [found] = await tx
    .select({ resource: resources.resource })
    .from(resources)
    .where(eq(resources.id, resourceId))
  if (user === undefined || found === undefined) throw new ApiError('not_found')
  return { ...user, name: resourceName(found.resource) }
}
