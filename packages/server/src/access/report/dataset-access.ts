import type { ItemOf } from '@vestibule/api-client/contract'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../identity/calls/app.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import {
  nameOfUser,
  organizations,
  searchedName,
  sortName,
  users,
} from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { aboutOrganization, aboutWhat, auditEvents } from '../../platform/db/schema/operations.ts'
import {
  accessRequests,
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import type { Database } from '../../platform/db/database.ts'
import { lastDayOf } from '../../platform/days.ts'
import { lastOpened } from '../grants/opened.ts'
import { namedPerson } from '../../identity/users/profile.ts'

type World = Pick<App, 'db' | 'clock' | 'settings'>

const grantColumns = sql`starts_at, ends_at, given_at, given_by_id, request_id`

/**
 * SQL query of the people or organisations whose grant was deleted when access was taken from them, each with the time
 * at which that last happened.
 */
const taken = (key: string, holder: SQL, isHolder: SQL, grants: SQL) => sql`
  select ${holder} as holder, max(${auditEvents.at}) as ends_at from ${auditEvents}
  where ${aboutWhat(auditEvents)} = ${key} and ${auditEvents.event} in ('access_taken', 'access_ended') and ${isHolder}
    and not exists (select 1 from ${grants})
  group by 1`

/**
 * SQL query of everybody who has or had a grant of the resource `key`, also of those from whom it was taken. People and
 * organisations have the same columns. `materialized` keeps PostgreSQL from starting parallel workers, which would cost
 * more than they save for a few thousand rows.
 */
function heldOf(key: string) {
  const organizationId = aboutOrganization(auditEvents)
  const people = taken(
    key,
    sql`${auditEvents.userId}`,
    sql`${auditEvents.userId} is not null`,
    sql`${resourceUserGrants} as own where own.resource_id = ${key} and own.user_id = ${auditEvents.userId}`,
  )
  const ofOrganizations = taken(
    key,
    organizationId,
    sql`${auditEvents.userId} is null`,
    sql`${resourceGrants} as own where own.resource_id = ${key} and own.organization_id = ${organizationId}`,
  )
  return sql`(with held as materialized (
    select user_id, null as organization_id, ${grantColumns} from ${resourceUserGrants} where resource_id = ${key}
    union all
    select null, organization_id, ${grantColumns} from ${resourceGrants} where resource_id = ${key}
    union all
    select holder, null, null, ends_at, null, null, null from (${people}) as person
    union all
    select null, holder, null, ends_at, null, null, null from (${ofOrganizations}) as organization
  ) select * from held)`
}

const home = alias(organizations, 'home')
const startsAt = sql<Date | null>`held.starts_at`.mapWith(resourceGrants.startsAt)
const endsAt = sql<Date | null>`held.ends_at`.mapWith(resourceGrants.endsAt)

const byName = {
  keys: [
    { by: sql`coalesce(lower(${organizations.name}), ${sortName(users)})`, is: 'text' },
    { by: sql`coalesce(${organizations.id}, ${users.id})`, is: 'text' },
  ],
} as const

/**
 * Lists the people and organisations that can open a dataset, could earlier or will later, sorted by name. Erased
 * accounts are left out, because they have no name.
 */
export async function listDatasetAccess(
  { db, clock, settings }: World,
  key: string,
  query: ListQuery<'listDatasetAccess'>,
) {
  const now = clock.now()
  const at = now.toISOString()
  const state = sql<
    ItemOf<'listDatasetAccess'>['state']
  >`case when held.ends_at <= ${at} then 'ended'
    when held.starts_at > ${at} then 'to_come' else 'open' end`
  const answered = { id: accessRequests.id, number: accessRequests.number }
  return listPage(query, {
    from: (cursor) =>
      db
        .select({
          user: users,
          organization: organizations,
          home: { id: home.id, name: home.name },
          state,
          startsAt,
          endsAt,
          givenAt: sql<Date | null>`held.given_at`.mapWith(resourceGrants.givenAt),
          givenBy: nameOfUser(sql`held.given_by_id`),
          request: answered,
          lastOpened,
          cursor,
        })
        .from(sql`${heldOf(key)} as held`)
        .innerJoin(resources, eq(resources.id, key))
        .leftJoin(users, eq(users.id, sql`held.user_id`))
        .leftJoin(home, eq(home.id, users.organizationId))
        .leftJoin(organizations, eq(organizations.id, sql`held.organization_id`))
        .leftJoin(accessRequests, eq(accessRequests.id, sql`held.request_id`)),
    sort: byName,
    countIn: db,
    filter: and(
      sql`coalesce(${organizations.id}, ${users.id}) is not null`,
      query.state === undefined ? undefined : eq(state, query.state),
      holdsWords(
        sql`coalesce(${organizations.name}, ${searchedName(users)} || ' ' || ${home.name})`,
        query.q,
      ),
    ),
    toItems: async (rows): Promise<ItemOf<'listDatasetAccess'>[]> => {
      const ids = rows.flatMap(({ user }) => (user === null ? [] : [user.id]))
      const accepted = await acceptedTerms(db, key, ids)
      return rows.map((row) => ({
        user: row.user && personOf(row.user, row.home),
        organization: row.organization && {
          id: row.organization.id,
          name: row.organization.name,
        },
        state: row.state,
        from: row.startsAt?.toISOString() ?? null,
        until: row.endsAt?.toISOString() ?? null,
        last_day: row.endsAt && lastDayOf(row.endsAt, settings.timeZone),
        given_at: row.givenAt?.toISOString() ?? null,
        given_by: row.givenBy,
        request: row.request,
        terms: accepted.filter(({ userId }) => userId === row.user?.id).map(({ of }) => of),
        last_opened_at: row.user && (row.lastOpened?.toISOString() ?? null),
      }))
    },
  })
}

/** A person with their organisation, in the form that data stewards get. */
export const personOf = (
  user: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'lastName' | 'email'>,
  organization: { readonly id: string; readonly name: string } | null,
) => ({
  ...namedPerson(user),
  organization: organization ?? { id: '', name: '' },
})

async function acceptedTerms(db: Database, key: string, userIds: readonly string[]) {
  if (userIds.length === 0) return []
  const { userId, version, acceptedAt } = eulaAcceptances
  const rows = await db
    .select({ userId, version, acceptedAt, name: eulas.name })
    .from(eulaAcceptances)
    .innerJoin(eulas, eq(eulas.id, eulaAcceptances.eulaId))
    .innerJoin(
      resourceTerms,
      and(eq(resourceTerms.eulaId, eulas.id), eq(resourceTerms.resourceId, key)),
    )
    .where(inArray(userId, [...userIds]))
    .orderBy(desc(acceptedAt))
  return rows.map((row) => ({
    userId: row.userId,
    of: { name: row.name, version: row.version, accepted_at: row.acceptedAt.toISOString() },
  }))
}
