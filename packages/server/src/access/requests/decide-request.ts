import { isOpenRequest } from '@vestibule/api-client/contract'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { nameOfUser, users } from '../../platform/db/schema/accounts.ts'
import {
  accessRequestColleagues,
  accessRequests,
  resources,
} from '../../platform/db/schema/resources.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import { insertGrant, lockGrant, recordGrant, setGrantEnd, type Subject } from '../grants/grants.ts'
import { checkedTerm } from '../resources/grant-term.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { approvedMail, refusedMail, returnedMail, type NamedRequest } from './request-mails.ts'
import { currentSteps, stepsOf } from './request-facts.ts'
import { addStep, setRequestState, type RequestWorld } from './store-request.ts'
import { decidesOn, partnerOf, peopleOf } from './who-decides.ts'

const about = (userId: string) => ({ kind: 'access_decided', userId }) as const

interface Approval {
  readonly until?: string | null | undefined
  readonly text?: string | undefined
}

/**
 * Approves a request. The last approval that is needed opens the dataset, or extends access to it. Throws ApiError
 * `not_found` if the data steward does not decide on the request, `validation_failed` for a wrong `until`, and
 * `conflict` if the request is closed, asks for access for the data steward themselves, or has their approval already.
 */
export async function approve(
  app: RequestWorld,
  call: Caller,
  steward: Steward,
  id: string,
  { until, text = '' }: Approval,
) {
  const { clock, settings, mailQueue } = app
  return mailQueue.inTransaction(async (tx, mails) => {
    const found = await lockRequest(tx, settings.requestApprovals, steward, id)
    const { request } = found
    const now = clock.now()
    const approvers = currentSteps(await stepsOf(tx, [id]))
      .filter(({ what }) => what === 'approved')
      .map(({ byId }) => byId)
    if (steward.userId !== null && approvers.includes(steward.userId)) {
      throw because('conflict', 'approved_by_you')
    }
    const endsAt = endOf(app, request, { until, hasApproval: approvers.length > 0, now })
    const needed = steward.userId === null ? 1 : settings.requestApprovals
    const given = approvers.length + 1
    const isLast = given >= needed
    const by = steward.userId ?? 'operator'
    const detail = { resource: request.resourceId, organization: found.organizationId, request: id }
    await audit(app, tx, call, {
      event: 'access_approved',
      userId: request.userId,
      byId: by,
      detail: { ...detail, approvals: given },
      after: { until: endsAt?.toISOString() ?? null },
    })
    await tx.update(accessRequests).set({ givenUntil: endsAt }).where(eq(accessRequests.id, id))
    const step = { at: now, byId: steward.userId, text: text === '' ? null : text }
    if (isLast) {
      await setRequestState(tx, { id, state: 'approved', ...step })
      await open(app, tx, mails, call, found, { endsAt, by: steward.userId, now, text: step.text })
    } else await addStep(tx, { requestId: id, what: 'approved', ...step })
    return { state: isLast ? 'approved' : request.state, approvals: { given, needed } }
  })
}

/**
 * Returns a request to its author with a question. Throws ApiError `not_found` if the data steward does not decide on
 * the request, and `conflict` if it is closed or asks for access for the data steward themselves.
 */
export async function returnRequest(
  app: RequestWorld,
  call: Caller,
  steward: Steward,
  id: string,
  text: string,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const found = await lockRequest(tx, app.settings.requestApprovals, steward, id)
    const step = { state: 'returned', byId: steward.userId, text } as const
    const mail = returnedMail(app.settings, found.reader, found.named, text)
    await settle(app, tx, mails, call, found, { ...step, mail })
  })
}

/**
 * Refuses a request. Throws ApiError `not_found` if the data steward does not decide on it, and `conflict` if it is
 * closed or asks for access for the data steward themselves.
 */
export async function refuse(
  app: RequestWorld,
  call: Caller,
  steward: Steward,
  id: string,
  text: string,
) {
  await app.mailQueue.inTransaction(async (tx, mails) => {
    const found = await lockRequest(tx, app.settings.requestApprovals, steward, id)
    await refuseLocked(app, tx, mails, call, found, { byId: steward.userId, text })
  })
}

/** Refuses an open request, whose row the caller has locked after checking who may decide. */
export function refuseLocked(
  app: RequestWorld,
  tx: Database,
  mails: MailBatch,
  call: Caller,
  found: Settled,
  { byId, text }: { readonly byId: string | null; readonly text: string },
) {
  const mail = refusedMail(app.settings, found.reader, found.named, text)
  return settle(app, tx, mails, call, found, { state: 'refused', byId, text, mail })
}

/** A request whose row is locked, with its author, who gets a mail about the decision. */
interface Settled {
  readonly request: Pick<typeof accessRequests.$inferSelect, 'id' | 'userId' | 'resourceId'>
  readonly organizationId: string
  readonly reader: { readonly email: string; readonly language: string | null }
  readonly named: NamedRequest
}

/** Returns or refuses a request: stores and records the decision, and mails the author. */
async function settle(
  app: RequestWorld,
  tx: Database,
  mails: MailBatch,
  call: Caller,
  { request: { id, userId, resourceId }, organizationId }: Settled,
  {
    state,
    byId,
    text,
    mail,
  }: {
    readonly state: 'returned' | 'refused'
    readonly byId: string | null
    readonly text: string
    readonly mail: Mail
  },
) {
  await setRequestState(tx, { id, state, at: app.clock.now(), byId, text })
  await audit(app, tx, call, {
    event: state === 'refused' ? 'access_refused' : 'access_returned',
    userId,
    byId: byId ?? 'operator',
    detail: { resource: resourceId, organization: organizationId, request: id },
    // Store the reason of a refusal in the audit event. A question is only stored with the request.
    ...(state === 'refused' && { reason: text }),
  })
  await mails.promise(tx, mail, about(userId))
}

type Found = Awaited<ReturnType<typeof lockRequest>>

/**
 * Returns an open request on which the data steward decides, and locks its row, so that of two concurrent decisions the
 * second sees the first. Throws ApiError `not_found` if the data steward does not decide on it, and `conflict` if it is
 * closed or asks for access for the data steward themselves.
 */
async function lockRequest(tx: Database, needed: number, steward: Steward, id: string) {
  const but = peopleOf(accessRequests.id, accessRequests.userId)
  const [found] = await tx
    .select({
      request: accessRequests,
      reader: { email: users.email, language: users.language },
      organizationId: users.organizationId,
      resource: resources.resource,
      decidedBy: nameOfUser(accessRequests.decidedById),
      isOwn: sql<boolean>`${steward.userId ?? ''} = any(${but})`,
    })
    .from(accessRequests)
    .innerJoin(resources, eq(resources.id, accessRequests.resourceId))
    .innerJoin(users, eq(users.id, accessRequests.userId))
    .where(and(eq(accessRequests.id, id), decidesOn(steward, { partner: partnerOf, but, needed })))
    .for('update', { of: accessRequests })
  if (found === undefined) throw new ApiError('not_found')
  const { request, decidedBy } = found
  if (!isOpenRequest(request.state)) {
    const changed = { by: decidedBy, at: request.decidedAt?.toISOString() ?? null }
    throw because('conflict', 'decided', undefined, { changed })
  }
  if (found.isOwn) throw because('conflict', 'own_account')
  const name = resourceName(found.resource)
  return { ...found, named: { id, number: request.number, kind: request.kind, name } }
}

/**
 * Returns the end of the new grant: the one that the data steward chooses with this approval (`until`), else that of an
 * earlier approval, else the one that the author asked for. Null: the grant has no end. Throws ApiError
 * `validation_failed` for an end that is not allowed, or if nobody has chosen an end for a renewal.
 */
function endOf(
  { settings }: RequestWorld,
  { kind, givenUntil, wantedUntil }: Found['request'],
  {
    until,
    hasApproval,
    now,
  }: {
    readonly until: string | null | undefined
    readonly hasApproval: boolean
    readonly now: Date
  },
): Date | null {
  const { timeZone, grantMaxDays: maxDays } = settings
  const stored = hasApproval ? givenUntil : wantedUntil
  if (kind === 'renewal' && until === undefined && !hasApproval && stored === null) {
    throw fieldError('until', 'Name the day until which it is extended', 'required')
  }
  const written = until === undefined ? (stored?.toISOString() ?? null) : until
  return checkedTerm({ until: written }, { now, timeZone, maxDays }).endsAt
}

/**
 * Gives a grant to the author of a request and to each colleague in it who still belongs to the author's organisation,
 * or sets the end of the grant that they have, and mails each of them. Disabled accounts are left out.
 */
async function open(
  app: RequestWorld,
  tx: Database,
  mails: MailBatch,
  call: Caller,
  { request, organizationId, named }: Found,
  given: {
    readonly endsAt: Date | null
    readonly by: string | null
    readonly now: Date
    readonly text: string | null
  },
) {
  const { id: requestId, resourceId, kind } = request
  const colleagues = tx
    .select({ id: accessRequestColleagues.userId })
    .from(accessRequestColleagues)
    .where(eq(accessRequestColleagues.requestId, requestId))
  const people = await tx
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(
      and(
        inArray(users.id, sql`(${colleagues} union all select ${request.userId})`),
        eq(users.organizationId, organizationId),
        isNull(users.disabledAt),
      ),
    )
    .orderBy(users.id)
  for (const reader of people) {
    const subject: Subject = { kind: 'user', id: reader.id, organizationId }
    const key = { resourceId, subject }
    const before = await lockGrant(tx, key)
    const endsAt = kind === 'access' ? laterEnd(before, given) : given.endsAt
    const term = { startsAt: null, endsAt }
    const { now, by: givenById } = given
    const isNew = await insertGrant(tx, { ...key, term, requestId, givenById, now, reason: null })
    if (!isNew) await setGrantEnd(tx, key, { endsAt, requestId, now, startsNow: true })
    await recordGrant(app, tx, call, {
      ...key,
      event: kind === 'renewal' ? 'access_renewed' : 'access_given',
      by: givenById ?? 'operator',
      ...(before && { before }),
      after: term,
      requestId,
    })
    const told = { name: named.name, endsAt, text: given.text }
    await mails.promise(tx, approvedMail(app.settings, reader, kind, told), about(reader.id))
  }
}

/** The later of the ends of an existing grant (`before`) and of a new one. Null: the later one never ends. */
function laterEnd(
  before: { readonly endsAt: Date | null } | null,
  { endsAt, now }: { readonly endsAt: Date | null; readonly now: Date },
): Date | null {
  if (before === null || endsAt === null) return endsAt
  if (before.endsAt === null) return null
  return before.endsAt > now && before.endsAt > endsAt ? before.endsAt : endsAt
}
