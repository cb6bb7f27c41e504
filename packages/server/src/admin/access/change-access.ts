import { and, eq } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import {
  deleteGrant,
  existingGrant,
  insertGrant,
  recordGrant,
  setGrantEnd,
  type Subject,
} from '../../access/grants/grants.ts'
import { checkedTerm, type WrittenTerm } from '../../access/resources/grant-term.ts'
import { isOpenToOrganization } from '../../access/resources/may-open.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import {
  reachOf,
  type Reach,
  type AdminCaller,
} from '../../identity/administrators/administrator.ts'
import { answerRequest } from './answer-request.ts'

interface Whom {
  readonly organization?: string | undefined
  readonly user?: string | undefined
  readonly reason?: string | undefined
}

/**
 * Gives a grant to a person or an organisation. Throws ApiError `not_found` if the administrator may not see the
 * resource or the holder, `forbidden` if they may give grants to people only, `validation_failed` for a wrong period,
 * and `conflict` if the holder has a grant already or the administrator would approve a request of their own.
 */
export async function giveAccess(
  app: AdminWorld,
  call: AdminCaller,
  resourceId: string,
  whom: Whom & WrittenTerm,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const reach = reachOf(call.administrator, 'access.write')
    const subject = await subjectOf(tx, reach, whom)
    const now = app.clock.now()
    await checkResource(tx, reach, resourceId, now)
    const term = termOf(app, subject, whom)
    const request = await answerRequest(app, tx, mails, call, { resourceId, subject, term })
    const isMade = await insertGrant(tx, {
      resourceId,
      subject,
      term,
      reason: whom.reason ?? null,
      requestId: request?.id ?? null,
      givenById: call.administrator.userId,
      now,
    })
    if (!isMade) throw because('conflict', 'has_it')
    await record(app, tx, call, 'access_given', {
      resourceId,
      subject,
      after: term,
      reason: whom.reason,
    })
  })
}

/**
 * Sets another end of a grant, and approves the holder's open request for the resource, if there is one. Throws
 * ApiError `not_found` if there is no such grant or the administrator may not see its holder, `forbidden` if the
 * administrator may change grants to people only, `validation_failed` for a wrong end, and `conflict` if the approved
 * request would be the administrator's own.
 */
export async function extendAccess(
  app: AdminWorld,
  call: AdminCaller,
  resourceId: string,
  whom: Whom & Pick<WrittenTerm, 'until'>,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const subject = await subjectOf(tx, reachOf(call.administrator, 'access.write'), whom)
    const grant = await existingGrant(tx, { resourceId, subject })
    const { endsAt } = termOf(app, subject, { until: whom.until })
    const now = app.clock.now()
    const term = { startsAt: grant.startsAt, endsAt }
    const request = await answerRequest(app, tx, mails, call, { resourceId, subject, term })
    const requestId = request?.id ?? null
    await setGrantEnd(tx, { resourceId, subject }, { endsAt, requestId, now })
    await record(app, tx, call, 'access_renewed', {
      resourceId,
      subject,
      before: grant,
      after: term,
      reason: whom.reason,
    })
  })
}

/**
 * Ends a grant by deleting it. Throws ApiError `not_found` if there is no such grant or the administrator may not see
 * its holder, `forbidden` if the administrator may change grants to people only, `validation_failed` if not exactly one
 * holder is named, and `conflict` if an import has given it.
 */
export async function takeAccess(
  app: AdminWorld,
  call: AdminCaller,
  resourceId: string,
  whom: Whom,
) {
  await app.db.transaction(async (tx) => {
    const subject = await subjectOf(tx, reachOf(call.administrator, 'access.write'), whom)
    const grant = await existingGrant(tx, { resourceId, subject })
    if (grant.imported) throw because('conflict', 'owned_by_import')
    await deleteGrant(tx, { resourceId, subject })
    await record(app, tx, call, 'access_taken', {
      resourceId,
      subject,
      before: grant,
      reason: whom.reason,
    })
  })
}

function termOf({ settings, clock }: AdminWorld, subject: Subject, written: WrittenTerm) {
  const { timeZone, grantMaxDays } = settings
  const maxDays = subject.kind === 'user' ? grantMaxDays : null
  return checkedTerm(written, { now: clock.now(), timeZone, maxDays })
}

async function subjectOf(tx: Database, reach: Reach, whom: Whom): Promise<Subject> {
  const { organization, user } = whom
  if (organization !== undefined && user === undefined) {
    // Only administrators of the whole platform may change what an organisation can open; its own administrators may
    // not.
    if (!reach.all) throw new ApiError('forbidden')
    const known = await tx.$count(organizations, eq(organizations.id, organization))
    if (known === 0) throw new ApiError('not_found')
    return { kind: 'organization', id: organization }
  }
  if (user === undefined || organization !== undefined) {
    throw fieldError('user', 'Name either an organisation or a person', 'required')
  }
  const [row] = await tx
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, user))
  if (row === undefined || (!reach.all && reach.only !== row.organizationId)) {
    throw new ApiError('not_found')
  }
  return { kind: 'user', id: user, organizationId: row.organizationId }
}

/**
 * Throws ApiError `not_found` for a resource that does not exist, and for administrators of one organisation also for a
 * resource that their organisation cannot open: they may pass on only what it has.
 */
async function checkResource(tx: Database, reach: Reach, resourceId: string, now: Date) {
  const known = reach.all
    ? await tx.$count(resources, eq(resources.id, resourceId))
    : await tx.$count(
        resources,
        and(
          eq(resources.id, resourceId),
          isOpenToOrganization(resources.id, reach.only, now.toISOString()),
        ),
      )
  if (known === 0) throw new ApiError('not_found')
}

function record(
  app: AdminWorld,
  tx: Database,
  call: AdminCaller,
  event: 'access_given' | 'access_renewed' | 'access_taken',
  change: Omit<Parameters<typeof recordGrant>[3], 'event' | 'by'>,
) {
  const by = call.administrator.userId ?? 'operator'
  return recordGrant(app, tx, call, { ...change, event, by })
}
