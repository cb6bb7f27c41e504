import type { ItemOf } from '@vestibule/api-client/contract'
import { and, sql, type SQL } from 'drizzle-orm'
import {
  grantsToOrganizations,
  grantsToUsers,
  isOpenToOrganization,
} from '../../access/resources/may-open.ts'
import { resourceName } from '../../access/resources/resource-queries.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import type { AdminWorld } from '../admin-world.ts'

const inOrder = {
  keys: [
    { by: sql`${resources.position}`, is: 'whole' },
    { by: sql`${resources.id}`, is: 'text' },
  ],
} as const

/**
 * Lists apps and datasets, each with the numbers of organisations and of people that hold a grant in effect.
 * Administrators of one organisation see only what that organisation can open, and only its grants are counted.
 */
export async function listResources(
  { db, clock }: AdminWorld,
  reach: Reach,
  query: ListQuery<'listManagedResources'>,
) {
  const now = clock.now().toISOString()
  const isReached = reach.all ? undefined : isOpenToOrganization(resources.id, reach.only, now)
  const filter = and(
    isReached,
    holdsWords(sql`(${resources.id} || ' ' || ${resources.resource}::text)`, query.q),
  )
  const ofReach = (column: SQL) => (reach.all ? sql`true` : sql`${column} = ${reach.only}`)
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        id: resources.id,
        kind: resources.resourcetype,
        resource: resources.resource,
        // Name the tables of columns in SQL: Drizzle omits table names in a query of one table, and the subquery would
        // then read its own columns.
        organizations: sql<number>`(select count(*)::int from ${grantsToOrganizations(now)} held
        where held.resource_id = resources.id and ${ofReach(sql`held.organization_id`)})`,
        people: reach.all
          ? sql<number>`(select count(*)::int from ${grantsToUsers(now)} held
            where held.resource_id = resources.id)`
          : sql<number>`(select count(*)::int from ${grantsToUsers(now)} held
            join ${users} person on person.id = held.user_id
            where held.resource_id = resources.id and person.organization_id = ${reach.only})`,
        cursor,
      })
      .from(resources)
  return listPage(query, {
    from: rows,
    sort: inOrder,
    filter,
    countIn: db,
    toItems: (shown): ItemOf<'listManagedResources'>[] =>
      shown.map((row) => ({
        id: row.id,
        name: resourceName(row.resource),
        kind: row.kind,
        organizations: row.organizations,
        people: row.people,
      })),
  })
}
