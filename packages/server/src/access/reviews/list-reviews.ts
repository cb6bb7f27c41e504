import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../identity/calls/app.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import { lastDayOf } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import {
  nameOfUser,
  organizations,
  searchedName,
  users,
} from '../../platform/db/schema/accounts.ts'
import {
  accessReviews,
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { lastOpened } from '../grants/opened.ts'
import { personOf } from '../report/dataset-access.ts'
import { decidesOn, partnerOf } from '../requests/who-decides.ts'
import { resourceName } from '../resources/resource-queries.ts'
import { reviewedPerson } from './answer-review.ts'

const home = alias(organizations, 'home')
const firstDue = {
  keys: [
    { by: sql`${accessReviews.dueAt}`, is: 'moment' },
    { by: sql`${accessReviews.id}`, is: 'text' },
  ],
} as const
const latestAnswer = {
  keys: [
    { by: sql`${accessReviews.answeredAt}`, is: 'moment' },
    { by: sql`${accessReviews.id}`, is: 'text' },
  ],
  isDescending: true,
} as const

const isDecidedBy = (steward: Steward) =>
  decidesOn(steward, { partner: partnerOf, but: reviewedPerson, needed: 1 })

/**
 * Lists the access reviews on which a data steward decides: either open ones, the next to be due first, or answered
 * ones, the latest first. Reviews of the data steward's own access are listed, too, but only others can answer them.
 */
export function listReviews(
  { db, settings: { timeZone } }: Pick<App, 'db' | 'settings'>,
  steward: Steward,
  query: ListQuery<'listAccessReviews'>,
) {
  const isOpen = query.state === 'open'
  return listPage(query, {
    from: (cursor) =>
      db
        .select({
          review: accessReviews,
          resource: resources,
          user: users,
          home: { id: home.id, name: home.name },
          organization: { id: organizations.id, name: organizations.name },
          answeredBy: nameOfUser(accessReviews.answeredById),
          givenAt: sql<Date | null>`coalesce((
            select held.given_at from ${resourceUserGrants} as held
            where held.resource_id = ${accessReviews.resourceId} and held.user_id = ${accessReviews.userId}
          ), (
            select held.given_at from ${resourceGrants} as held
            where held.resource_id = ${accessReviews.resourceId}
              and held.organization_id = ${accessReviews.organizationId}
          ))`.mapWith(resourceGrants.givenAt),
          lastOpened,
          cursor,
        })
        .from(accessReviews)
        .innerJoin(resources, eq(resources.id, accessReviews.resourceId))
        .leftJoin(users, eq(users.id, accessReviews.userId))
        .leftJoin(home, eq(home.id, users.organizationId))
        .leftJoin(organizations, eq(organizations.id, accessReviews.organizationId)),
    sort: isOpen ? firstDue : latestAnswer,
    countIn: db,
    filter: and(
      isOpen ? isNull(accessReviews.answer) : isNotNull(accessReviews.answer),
      isDecidedBy(steward),
      holdsWords(
        sql`(coalesce(${organizations.name}, ${searchedName(users)} || ' ' || ${home.name}) || ' ' || ${resources.id} || ' '
          || coalesce(${resources.resource}->>'display_name', ''))`,
        query.q,
      ),
    ),
    toItems: (rows): ItemOf<'listAccessReviews'>[] =>
      rows.map(({ review, resource, user, ...row }) => ({
        id: review.id,
        resource: { id: resource.id, name: resourceName(resource.resource) },
        user: user && personOf(user, row.home),
        organization: row.organization,
        asked_at: review.askedAt.toISOString(),
        due_at: review.dueAt.toISOString(),
        last_day: lastDayOf(review.dueAt, timeZone),
        given_at: row.givenAt?.toISOString() ?? null,
        last_opened_at: user && (row.lastOpened?.toISOString() ?? null),
        answer: review.answer,
        answered_at: review.answeredAt?.toISOString() ?? null,
        answered_by: row.answeredBy,
        can_answer:
          review.answer === null && (review.userId === null || review.userId !== steward.userId),
      })),
  })
}

/** Counts the access reviews that the data steward can answer now. */
export async function countReviews(db: Database, steward: Steward): Promise<number> {
  const mine = db
    .select({ id: accessReviews.id })
    .from(accessReviews)
    .innerJoin(resources, eq(resources.id, accessReviews.resourceId))
    .where(
      and(
        isNull(accessReviews.answer),
        isDecidedBy(steward),
        sql`${accessReviews.userId} is distinct from ${steward.userId ?? ''}`,
      ),
    )
  return db.$count(sql`(${mine}) as waiting`)
}
