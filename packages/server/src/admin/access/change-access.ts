import { and, eq, lte } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import {
  checkedTerm,
  writtenTerm,
  type GrantTerm,
  type WrittenTerm,
} from '../../access/resources/grant-term.ts'
import { isOpenToOrganization } from '../../access/resources/may-open.ts'
import { toldDaysOf } from '../../access/resources/end-marks.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { reachOf, type Reach } from '../../identity/administrators/administrator.ts'
import { recordChange, type AdminCaller } from '../record-change.ts'
import { answerRequest, type Subject } from './answer-request.ts'

interface Whom {
  readonly organization?: string | undefined
  readonly user?: string | undefined
  readonly reason?: string | undefined
}

/** Throws ApiError `not_found`, `forbidden`, `validation_failed`, or `conflict` if they have access already. */
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
    const values = {
      ...term,
      reason: whom.reason ?? null,
      requestId: request?.id ?? null,
      toldDays: toldDaysOf(term.endsAt, now),
      endSetAt: null,
      imported: false,
      givenById: call.administrator.userId,
      givenAt: now,
    }
    const made =
      subject.kind === 'organization'
        ? await tx
            .insert(resourceGrants)
            .values({ resourceId, organizationId: subject.id, ...values })
            .onConflictDoUpdate({
              target: [resourceGrants.resourceId, resourceGrants.organizationId],
              set: values,
              setWhere: lte(resourceGrants.endsAt, now),
            })
            .returning({ id: resourceGrants.resourceId })
        : await tx
            .insert(resourceUserGrants)
            .values({ resourceId, userId: subject.id, ...values })
            .onConflictDoUpdate({
              target: [resourceUserGrants.resourceId, resourceUserGrants.userId],
              set: values,
              setWhere: lte(resourceUserGrants.endsAt, now),
            })
            .returning({ id: resourceUserGrants.resourceId })
    if (made.length === 0) throw because('conflict', 'has_it')
    await record(app, tx, call, 'access_given', {
      resourceId,
      subject,
      after: term,
      reason: whom.reason,
    })
  })
}

/** Sets another end. Throws ApiError `not_found`, `forbidden` or `validation_failed`. */
export async function extendAccess(
  app: AdminWorld,
  call: AdminCaller,
  resourceId: string,
  whom: Whom & Pick<WrittenTerm, 'until'>,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const subject = await subjectOf(tx, reachOf(call.administrator, 'access.write'), whom)
    const { grant, table, isIt } = await lockedGrant(tx, resourceId, subject)
    const { endsAt } = termOf(app, subject, { until: whom.until })
    const now = app.clock.now()
    const term = { startsAt: grant.startsAt, endsAt }
    const request = await answerRequest(app, tx, mails, call, { resourceId, subject, term })
    const values = { endsAt, endSetAt: now, toldDays: toldDaysOf(endsAt, now) }
    await tx
      .update(table)
      .set(request === null ? values : { ...values, requestId: request.id })
      .where(isIt)
    await record(app, tx, call, 'access_renewed', {
      resourceId,
      subject,
      before: grant,
      after: term,
      reason: whom.reason,
    })
  })
}

/** Throws ApiError `not_found`, `forbidden`, `validation_failed`, or `conflict` if the import gave the access. */
export async function takeAccess(
  app: AdminWorld,
  call: AdminCaller,
  resourceId: string,
  whom: Whom,
) {
  await app.db.transaction(async (tx) => {
    const subject = await subjectOf(tx, reachOf(call.administrator, 'access.write'), whom)
    const { grant, table, isIt } = await lockedGrant(tx, resourceId, subject)
    if (grant.imported) throw because('conflict', 'owned_by_import')
    await tx.delete(table).where(isIt)
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

/** The grant, locked until the transaction ends. Throws ApiError `not_found`. */
async function lockedGrant(tx: Database, resourceId: string, subject: Subject) {
  const [table, isIt] =
    subject.kind === 'organization'
      ? [
          resourceGrants,
          and(
            eq(resourceGrants.resourceId, resourceId),
            eq(resourceGrants.organizationId, subject.id),
          ),
        ]
      : [
          resourceUserGrants,
          and(
            eq(resourceUserGrants.resourceId, resourceId),
            eq(resourceUserGrants.userId, subject.id),
          ),
        ]
  const { imported, startsAt, endsAt } = table
  const [grant] = await tx
    .select({ imported, startsAt, endsAt })
    .from(table)
    .where(isIt)
    .for('update')
  if (grant === undefined) throw new ApiError('not_found')
  return { grant, table, isIt }
}

async function subjectOf(tx: Database, reach: Reach, whom: Whom): Promise<Subject> {
  const { organization, user } = whom
  if (organization !== undefined && user === undefined) {
    // Only platform roles may change what an organisation can open.
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

/** An organization-admin can grant only what the organisation has; anything else answers `not_found`. */
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
  change: {
    readonly resourceId: string
    readonly subject: Subject
    readonly before?: GrantTerm
    readonly after?: GrantTerm
    readonly reason?: string | undefined
  },
) {
  const { resourceId, subject, before, after, reason } = change
  const userId = subject.kind === 'user' ? subject.id : null
  const organization = subject.kind === 'user' ? subject.organizationId : subject.id
  const grant = { resource: resourceId, [subject.kind]: subject.id }
  return recordChange(app, tx, call, {
    event,
    userId,
    detail: { resource: resourceId, organization },
    ...(before && { before: { ...grant, ...writtenTerm(before) } }),
    ...(after && { after: { ...grant, ...writtenTerm(after) } }),
    reason,
  })
}
