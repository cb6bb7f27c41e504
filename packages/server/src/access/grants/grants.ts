import type { AuditEvent } from '@vestibule/api-client/contract'
import { and, eq, lte } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { resourceGrants, resourceUserGrants } from '../../platform/db/schema/resources.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { toldDaysOf } from '../resources/end-marks.ts'
import { writtenTerm, type GrantTerm } from '../resources/grant-term.ts'

/** Whom a grant is for: an organisation, or one person of it. */
export type Subject =
  | { readonly kind: 'organization'; readonly id: string }
  | { readonly kind: 'user'; readonly id: string; readonly organizationId: string }

/** The resource of a grant, and its holder. */
export interface GrantKey {
  readonly resourceId: string
  readonly subject: Subject
}

/** A new grant. `givenById` null: the operator at the command line. */
export interface NewGrant extends GrantKey {
  readonly term: GrantTerm
  readonly reason: string | null
  readonly requestId: string | null
  readonly givenById: string | null
  readonly now: Date
}

/**
 * Stores a grant, in place of one that has ended. If the holder has a grant that has not ended, returns false and
 * stores nothing.
 */
export async function insertGrant(
  tx: Database,
  { resourceId, subject, term, reason, requestId, givenById, now }: NewGrant,
): Promise<boolean> {
  const values = {
    ...term,
    reason,
    requestId,
    givenById,
    toldDays: toldDaysOf(term.endsAt, now),
    endSetAt: null,
    imported: false,
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
  return made.length > 0
}

/** Returns the grant and locks it until the transaction ends. Null: there is none. */
export async function lockGrant(tx: Database, key: GrantKey) {
  const { table, isIt } = placeOf(key)
  const { imported, startsAt, endsAt } = table
  const [grant] = await tx
    .select({ imported, startsAt, endsAt })
    .from(table)
    .where(isIt)
    .for('update')
  return grant ?? null
}

/** Returns the grant and locks it until the transaction ends. Throws ApiError `not_found` if there is none. */
export async function existingGrant(tx: Database, key: GrantKey) {
  const grant = await lockGrant(tx, key)
  if (grant === null) throw new ApiError('not_found')
  return grant
}

/**
 * Sets another end of a grant, which a later import keeps unless its file names a later day. `requestId`: the access
 * request that led to the change; without it, the grant keeps its stored request. `startsNow`: a grant whose start is
 * still to come starts now.
 */
export async function setGrantEnd(
  tx: Database,
  key: GrantKey,
  {
    endsAt,
    requestId,
    now,
    startsNow = false,
  }: Pick<GrantTerm, 'endsAt'> &
    Pick<NewGrant, 'requestId' | 'now'> & { readonly startsNow?: boolean },
) {
  const { table, isIt } = placeOf(key)
  const values = {
    endsAt,
    endSetAt: now,
    toldDays: toldDaysOf(endsAt, now),
    ...(startsNow && { startsAt: null }),
  }
  await tx
    .update(table)
    .set(requestId === null ? values : { ...values, requestId })
    .where(isIt)
}

export async function deleteGrant(tx: Database, key: GrantKey) {
  const { table, isIt } = placeOf(key)
  await tx.delete(table).where(isIt)
}

function placeOf({ resourceId, subject }: GrantKey) {
  if (subject.kind === 'organization') {
    const { resourceId: ofResource, organizationId } = resourceGrants
    return {
      table: resourceGrants,
      isIt: and(eq(ofResource, resourceId), eq(organizationId, subject.id)),
    }
  }
  const { resourceId: ofResource, userId } = resourceUserGrants
  return {
    table: resourceUserGrants,
    isIt: and(eq(ofResource, resourceId), eq(userId, subject.id)),
  }
}

/**
 * Records a change of a grant as an audit event, in the transaction that makes the change. `by`: the id of the person
 * who made it, or `operator` for the command line.
 */
export async function recordGrant(
  app: { readonly clock: Clock },
  tx: Database,
  call: Caller,
  change: GrantKey & {
    readonly event: AuditEvent & `access_${string}`
    readonly by: string
    readonly before?: GrantTerm
    readonly after?: GrantTerm
    readonly requestId?: string | null
    readonly reason?: string | undefined
  },
) {
  const { event, resourceId, subject, by, before, after, requestId, reason } = change
  const organization = subject.kind === 'user' ? subject.organizationId : subject.id
  const grant = { resource: resourceId, [subject.kind]: subject.id }
  await audit(app, tx, call, {
    event,
    byId: by,
    userId: subject.kind === 'user' ? subject.id : null,
    detail: { resource: resourceId, organization, ...(requestId && { request: requestId }) },
    ...(before && { before: { ...grant, ...writtenTerm(before) } }),
    ...(after && { after: { ...grant, ...writtenTerm(after) } }),
    reason,
  })
}
