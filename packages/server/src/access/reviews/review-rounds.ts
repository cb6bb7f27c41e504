import { and, eq, inArray, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Logger } from 'pino'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import {
  accessReviews,
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { startJob, type RunningJob } from '../../platform/job-runs.ts'
import type { MailBatch, MailQueue } from '../../platform/mail/mail-queue.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import type { GrantKey } from '../grants/grants.ts'
import { accessEndedMail } from '../requests/request-mails.ts'
import { decidersOf, type Decider } from '../requests/who-decides.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { endReviewed, holdersOf } from './end-reviewed.ts'
import { reviewAskedMail, reviewToldMail, unconfirmed, type Reviewed } from './review-mails.ts'

interface World {
  readonly clock: Clock
  readonly settings: Settings
  readonly mailQueue: MailQueue
}

export const reviewsEveryS = 300
const day = 86_400
/** Seconds that data stewards have to answer a review, and seconds before the deadline at which they are reminded. */
const answeredWithinS = 30 * day
const remindedBeforeS = 7 * day

/** Starts the job that asks data stewards whether access is still needed, reminds them, and ends unconfirmed access. */
export function startReviewing(
  world: World & { readonly db: Database; readonly log: Logger },
): RunningJob {
  return startJob(world, {
    name: 'access_reviews',
    everyMs: reviewsEveryS * 1000,
    atOnce: true,
    async round() {
      const { asked, reminded, ended } = await reviewAccess(world)
      return asked + reminded + ended > 0 ? { asked, reminded, ended } : null
    },
  })
}

/**
 * Begins the access reviews that are due and asks data stewards to answer them. Before the deadline, reminds the data
 * stewards and warns those who have the access; after it, ends access that nobody has confirmed. Several servers may
 * call this at once: the first does the work, and the others then find none left. If `REVIEW_MONTHS` is removed, no new
 * reviews begin, but the open ones still cause reminders and end access.
 */
export async function reviewAccess({ clock, settings, mailQueue }: World) {
  return mailQueue.inTransaction(async (tx, mails) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('vestibule access_reviews'))`)
    const now = clock.now()
    await closeSettled(tx, now)
    const asked = settings.reviewMonths === null ? [] : await ask(tx, now, settings.reviewMonths)
    await mailDeciders(tx, mails, settings, await named(tx, asked), 'start')
    const reminded = await remind(tx, now)
    const toRemind = await named(tx, reminded)
    await mailDeciders(tx, mails, settings, toRemind, 'reminder')
    for (const one of toRemind) {
      for (const reader of await holdersOf(tx, one)) {
        await mails.promise(tx, reviewToldMail(settings, reader, one), {
          kind: 'access_ends',
          userId: reader.id,
        })
      }
    }
    const due = await named(tx, await takeDue(tx, now))
    for (const one of due) {
      await endReviewed({ clock }, tx, systemCall, one, { by: 'review' })
      for (const reader of await holdersOf(tx, one)) {
        const ended = { name: one.name, reason: unconfirmed(settings, reader) }
        await mails.promise(tx, accessEndedMail(settings, reader, ended), {
          kind: 'access_decided',
          userId: reader.id,
        })
      }
    }
    return { asked: asked.length, reminded: reminded.length, ended: due.length }
  })
}

const systemCall = { requestId: '', visitor: { ip: '', session: null } } as const

interface Asked {
  readonly id: string
}

/**
 * Whether the grant under review has not ended, as a condition in a statement on `access_reviews`. `more`: a further
 * condition on the grant, whose alias is `held`.
 */
const hasGrant = (now: string, more: SQL = sql`true`) => sql`(
  exists (select from ${resourceUserGrants} as held where held.resource_id = ${accessReviews.resourceId}
    and held.user_id = ${accessReviews.userId} and (held.ends_at is null or held.ends_at > ${now}) and ${more})
  or exists (select from ${resourceGrants} as held where held.resource_id = ${accessReviews.resourceId}
    and held.organization_id = ${accessReviews.organizationId}
    and (held.ends_at is null or held.ends_at > ${now}) and ${more}))`

/** Closes open reviews that need no answer any more: the grant has ended, or somebody has changed its end meanwhile. */
async function closeSettled(tx: Database, now: Date) {
  const at = now.toISOString()
  await tx
    .update(accessReviews)
    .set({ answer: 'ended', answeredAt: now })
    .where(and(isNull(accessReviews.answer), sql`not ${hasGrant(at)}`))
  const isSet = sql`held.end_set_at > ${accessReviews.askedAt}`
  await tx
    .update(accessReviews)
    .set({ answer: 'kept', answeredAt: now })
    .where(and(isNull(accessReviews.answer), hasGrant(at, isSet)))
}

/**
 * Opens a review of each grant of a dataset once `months` have passed since the grant was given, it started, its end
 * was set, or its review was answered, whichever was last. Grants that end before an answer would be due are left out.
 * Returns the new reviews.
 */
async function ask(tx: Database, now: Date, months: number): Promise<Asked[]> {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - months)
  const [at, before] = [now.toISOString(), since.toISOString()]
  const dueAt = after(now, answeredWithinS).toISOString()
  const grantsOf = (table: SQL, userId: SQL, organizationId: SQL) => sql`
    select gen_random_uuid()::text, held.resource_id, ${userId}, ${organizationId}, ${at}::timestamptz, ${dueAt}::timestamptz
    from ${table} as held join ${resources} as resource on resource.id = held.resource_id
    where resource.resourcetype <> 'AppResource'
      and (held.starts_at is null or held.starts_at <= ${at})
      -- What ends before an answer would be due ends anyway.
      and (held.ends_at is null or held.ends_at > ${dueAt})
      and coalesce(greatest(held.given_at, held.starts_at, held.end_set_at, (
        select max(review.answered_at) from ${accessReviews} as review where review.resource_id = held.resource_id
          and review.user_id is not distinct from ${userId}
          and review.organization_id is not distinct from ${organizationId}
      )), '-infinity') <= ${before}`
  return rowsOf(
    tx,
    sql`insert into ${accessReviews} (id, resource_id, user_id, organization_id, asked_at, due_at)
    ${grantsOf(sql`${resourceUserGrants}`, sql`held.user_id`, sql`null::text`)}
    union all ${grantsOf(sql`${resourceGrants}`, sql`null::text`, sql`held.organization_id`)}
    on conflict do nothing returning id`,
  )
}

/**
 * Stores for open reviews whose deadline is near that a reminder was sent, and returns the reviews for which none was
 * sent before.
 */
const remind = (tx: Database, now: Date): Promise<Asked[]> =>
  tx
    .update(accessReviews)
    .set({ remindedAt: now })
    .where(
      and(
        isNull(accessReviews.answer),
        isNull(accessReviews.remindedAt),
        lte(accessReviews.dueAt, after(now, remindedBeforeS)),
      ),
    )
    .returning({ id: accessReviews.id })

/** Closes the reviews whose deadline has passed without an answer, and returns them. */
const takeDue = (tx: Database, now: Date): Promise<Asked[]> =>
  tx
    .update(accessReviews)
    .set({ answer: 'expired', answeredAt: now })
    .where(and(isNull(accessReviews.answer), lte(accessReviews.dueAt, now)))
    .returning({ id: accessReviews.id })

interface Named extends Reviewed, GrantKey {}

/** Reads these reviews, each with the name of its dataset and of the person or organisation that has the access. */
async function named(tx: Database, reviews: readonly Asked[]): Promise<Named[]> {
  if (reviews.length === 0) return []
  const rows = await tx
    .select({
      review: accessReviews,
      resource: resources.resource,
      user: { firstName: users.firstName, lastName: users.lastName, of: users.organizationId },
      organization: organizations.name,
    })
    .from(accessReviews)
    .innerJoin(resources, eq(resources.id, accessReviews.resourceId))
    .leftJoin(users, eq(users.id, accessReviews.userId))
    .leftJoin(organizations, eq(organizations.id, accessReviews.organizationId))
    .where(
      inArray(
        accessReviews.id,
        reviews.map(({ id }) => id),
      ),
    )
    .orderBy(resources.position, accessReviews.id)
  return rows.map(({ review, resource, user, organization }) => ({
    resourceId: review.resourceId,
    dueAt: review.dueAt,
    name: resourceName(resource),
    holder: organization ?? `${user?.firstName} ${user?.lastName}`.trim(),
    subject:
      review.userId === null
        ? { kind: 'organization', id: review.organizationId ?? '' }
        : { kind: 'user', id: review.userId, organizationId: user?.of ?? '' },
  }))
}

/**
 * Sends each person who can answer some of these reviews one mail about those reviews: the data stewards of the
 * dataset, or, if it has none besides the person under review, the platform-admins. Nobody is asked about a grant of
 * their own.
 */
async function mailDeciders(
  tx: Database,
  mails: MailBatch,
  settings: Settings,
  reviewed: readonly Named[],
  what: 'start' | 'reminder',
) {
  const asked = new Map<string, { readonly decider: Decider; readonly about: Named[] }>()
  for (const one of reviewed) {
    const but = one.subject.kind === 'user' ? [one.subject.id] : []
    for (const decider of await decidersOf(tx, { resourceId: one.resourceId, but, needed: 1 })) {
      const known = asked.get(decider.id) ?? { decider, about: [] }
      known.about.push(one)
      asked.set(decider.id, known)
    }
  }
  for (const { decider, about: all } of asked.values()) {
    const mail = reviewAskedMail(settings, decider, all, what)
    await mails.promise(tx, mail, { kind: 'access_to_decide', userId: decider.id })
  }
}
