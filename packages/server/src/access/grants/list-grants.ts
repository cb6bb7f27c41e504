import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { after } from '../../platform/clock.ts'
import type { App } from '../../identity/calls/app.ts'
import {
  organizations,
  searchedName,
  sortName,
  users,
  nameOfUser,
} from '../../platform/db/schema/accounts.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { hasOpened, lastOpened } from './opened.ts'
import { writtenTerm, type GrantTerm } from '../resources/grant-term.ts'
import { grantsToUsers, isOpenToOrganization } from '../resources/may-open.ts'
import { lastDayOf } from '../../platform/days.ts'
import { namedResource } from '../resources/resource-queries.ts'
import { namedPerson } from '../../identity/users/profile.ts'

/** The query parameters of the list, without `to`, which selects grants to organisations or to people. */
type GrantQuery = Omit<ListQuery<'listGrants'>, 'to'>

type World = Pick<App, 'db' | 'clock' | 'settings'>

const usedWithinS = 30 * 86_400

const toOrganizations = {
  keys: [
    { by: sql`lower(${organizations.name})`, is: 'text' },
    { by: sql`${resources.position}`, is: 'whole' },
    { by: sql`${organizations.id} || ' ' || ${resources.id}`, is: 'text' },
  ],
} as const

/**
 * Lists the grants to organisations that have not ended, sorted by the organisation's name. `isListed`: an SQL
 * condition on `organizations` and `resources` that further limits the list.
 */
export async function listOrganizationGrants(
  { db, clock, settings }: World,
  isListed: SQL | undefined,
  query: GrantQuery,
) {
  const inOrganization = and(eq(users.organizationId, organizations.id), isNull(users.disabledAt))
  const now = clock.now()
  const isUsed = hasOpened(after(now, -usedWithinS))
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        resource: resources,
        organization: organizations,
        grant: resourceGrants,
        givenBy: nameOfUser(resourceGrants.givenById),
        people: sql<number>`(select count(*)::int from ${users} where ${inOrganization})`,
        keep: sql<number>`(select count(*)::int from ${grantsToUsers(now.toISOString())} own
        join ${users} on ${users.id} = own.user_id where own.resource_id = ${resources.id} and ${inOrganization})`,
        opened: sql<number>`(select count(*)::int from ${users} where ${inOrganization} and ${isUsed})`,
        cursor,
      })
      .from(resourceGrants)
      .innerJoin(resources, eq(resources.id, resourceGrants.resourceId))
      .innerJoin(organizations, eq(organizations.id, resourceGrants.organizationId))
  return listPage(query, {
    from: rows,
    sort: toOrganizations,
    filter: and(
      isListed,
      query.resource === undefined ? undefined : eq(resources.id, query.resource),
      query.organization === undefined ? undefined : eq(organizations.id, query.organization),
      hasNotEnded(resourceGrants.endsAt, query, now),
      holdsWords(sql`${organizations.name}`, query.q),
    ),
    toItems: (shown): ItemOf<'listGrants'>[] =>
      shown.map(({ resource, organization, grant, givenBy, ...counts }) => ({
        ...grantOf(resource, grant, givenBy, settings.timeZone),
        organization: {
          id: organization.id,
          name: organization.name,
          people: counts.people,
          keep: counts.keep,
          opened: counts.opened,
        },
        user: null,
      })),
  })
}

const toPeople = {
  keys: [
    { by: sortName(users), is: 'text' },
    { by: sql`${resources.position}`, is: 'whole' },
    { by: sql`${users.id} || ' ' || ${resources.id}`, is: 'text' },
  ],
} as const

/**
 * Lists the grants to people that have not ended, sorted by the person's name. `isListed`: an SQL condition on `users`
 * and `resources` that further limits the list.
 */
export async function listUserGrants(
  { db, clock, settings }: World,
  isListed: SQL | undefined,
  query: GrantQuery,
) {
  const now = clock.now()
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        resource: resources,
        user: users,
        organizationName: organizations.name,
        grant: resourceUserGrants,
        givenBy: nameOfUser(resourceUserGrants.givenById),
        hasItAnyway: isOpenToOrganization(resources.id, users.organizationId, now.toISOString()),
        lastOpenedAt: lastOpened,
        cursor,
      })
      .from(resourceUserGrants)
      .innerJoin(resources, eq(resources.id, resourceUserGrants.resourceId))
      .innerJoin(users, eq(users.id, resourceUserGrants.userId))
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
  return listPage(query, {
    from: rows,
    sort: toPeople,
    filter: and(
      isListed,
      query.resource === undefined ? undefined : eq(resources.id, query.resource),
      query.organization === undefined ? undefined : eq(users.organizationId, query.organization),
      hasNotEnded(resourceUserGrants.endsAt, query, now),
      holdsWords(searchedName(users), query.q),
    ),
    toItems: (shown): ItemOf<'listGrants'>[] =>
      shown.map(
        ({ resource, user, organizationName, grant, givenBy, hasItAnyway, lastOpenedAt }) => ({
          ...grantOf(resource, grant, givenBy, settings.timeZone),
          organization: null,
          user: {
            ...namedPerson(user),
            organization: { id: user.organizationId, name: organizationName },
            has_it_anyway: hasItAnyway,
            last_opened_at: lastOpenedAt?.toISOString() ?? null,
          },
        }),
      ),
  })
}

/** SQL condition: the grant has not ended, and, with `ends_within`, ends within that many days. */
function hasNotEnded(endsAt: AnyPgColumn, { ends_within: days }: GrantQuery, now: Date) {
  const isToEnd = gt(endsAt, now)
  return days === undefined
    ? or(isNull(endsAt), isToEnd)
    : and(isToEnd, lte(endsAt, after(now, Number(days) * 86_400)))
}

interface GrantRow extends GrantTerm {
  readonly imported: boolean
  readonly givenAt: Date | null
  readonly reason: string | null
}

function grantOf(
  resource: typeof resources.$inferSelect,
  grant: GrantRow,
  givenBy: string | null,
  timeZone: string,
) {
  return {
    resource: namedResource(resource),
    imported: grant.imported,
    given_by: givenBy,
    given_at: grant.givenAt?.toISOString() ?? null,
    ...writtenTerm(grant),
    last_day: grant.endsAt && lastDayOf(grant.endsAt, timeZone),
    reason: grant.reason,
  }
}
