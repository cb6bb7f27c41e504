import { openRequestStates } from '@vestibule/api-client/contract'
import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, inArray, not, sql, type SQL } from 'drizzle-orm'
import { namedResource } from '../../access/resources/resource-queries.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { lastDayOf } from '../../platform/days.ts'
import { organizations, users, nameOfUser } from '../../platform/db/schema/accounts.ts'
import {
  accessRequests,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import type { AdminWorld } from '../admin-world.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { namedPerson } from '../../identity/users/profile.ts'

const number = { by: sql`${accessRequests.number}`, is: 'whole' } as const
const id = { by: sql`${accessRequests.id}`, is: 'text' } as const
const oldestFirst = { keys: [number] } as const
const latestFirst = {
  keys: [{ by: sql`${accessRequests.decidedAt}`, is: 'moment' }, id],
  isDescending: true,
} as const

export async function listAccessRequests(
  { db, settings }: AdminWorld,
  reach: Reach,
  query: ListQuery<'listAccessRequests'>,
) {
  const isOpen = query.state === 'open'
  const isSubmitted = inArray(accessRequests.state, openRequestStates)
  const { firstName, lastName, email } = users
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        request: accessRequests,
        resource: resources,
        user: { id: users.id, firstName, lastName, email },
        organization: { id: organizations.id, name: organizations.name },
        until: resourceUserGrants.endsAt,
        decidedBy: nameOfUser(accessRequests.decidedById),
        cursor,
      })
      .from(accessRequests)
      .innerJoin(resources, eq(resources.id, accessRequests.resourceId))
      .innerJoin(users, eq(users.id, accessRequests.userId))
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
      .leftJoin(
        resourceUserGrants,
        and(
          eq(resourceUserGrants.resourceId, accessRequests.resourceId),
          eq(resourceUserGrants.userId, accessRequests.userId),
        ),
      )
  return listPage(query, {
    from: rows,
    sort: isOpen ? oldestFirst : latestFirst,
    filter: and(
      // Leave out requests for new access: data stewards decide on those.
      eq(accessRequests.kind, 'renewal'),
      isOpen ? isSubmitted : not(isSubmitted),
      reach.all ? undefined : eq(users.organizationId, reach.only),
      holdsWords(
        sql`(${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${resources.id} || ' ' || ${accessRequests.reason})`,
        query.q,
      ),
    ),
    countIn: db,
    toItems: (shown): ItemOf<'listAccessRequests'>[] =>
      shown.map(({ request, resource, user, organization, until, decidedBy }) => ({
        id: request.id,
        number: request.number,
        kind: request.kind,
        state: request.state,
        resource: namedResource(resource),
        user: {
          ...namedPerson(user),
          organization,
        },
        reason: request.reason,
        until: until?.toISOString() ?? null,
        last_day: until && lastDayOf(until, settings.timeZone),
        created_at: request.createdAt.toISOString(),
        decided_by: decidedBy,
        decided_at: request.decidedAt?.toISOString() ?? null,
      })),
  })
}
