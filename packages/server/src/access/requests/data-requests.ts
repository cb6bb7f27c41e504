import { isOpenRequest, openRequestStates } from '@vestibule/api-client/contract'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { and, eq, getTableColumns, inArray, not, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { nameOfUser, organizations, users } from '../../platform/db/schema/accounts.ts'
import {
  accessRequests,
  accessRequestSteps,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { lastDayOf } from '../../platform/days.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  colleaguesOf,
  currentSteps,
  factsOfRequest,
  stepsOf,
  voidsApprovals,
} from './request-facts.ts'
import { decidesOn, partnerOf, peopleOf } from './who-decides.ts'
import { namedPerson } from '../../identity/users/profile.ts'

type World = Pick<App, 'db' | 'settings'>

const oldestFirst = { keys: [{ by: sql`${accessRequests.number}`, is: 'whole' }] } as const
const latestFirst = {
  keys: [
    { by: sql`${accessRequests.decidedAt}`, is: 'moment' },
    { by: sql`${accessRequests.id}`, is: 'text' },
  ],
  isDescending: true,
} as const

/**
 * Lists the requests on which a data steward decides: either open ones, the oldest first, or closed ones, the latest
 * first.
 */
export async function listDataRequests(
  world: World,
  steward: Steward,
  query: ListQuery<'listDataRequests'>,
) {
  const { firstName, lastName, email } = users
  const isOpen = query.state === 'open'
  const isWaiting = inArray(accessRequests.state, openRequestStates)
  return listPage(query, {
    from: (cursor) => requestsOn(world, cursor),
    sort: isOpen ? oldestFirst : latestFirst,
    countIn: world.db,
    filter: and(
      isOpen ? isWaiting : not(isWaiting),
      isDecidedBy(world, steward),
      holdsWords(
        sql`(${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || users.home || ' '
          || ${resources.id} || ' ' || coalesce(${accessRequests.project}, '') || ' ' || ${accessRequests.number})`,
        query.q,
      ),
    ),
    toItems: (rows) => toRequests(world, steward, rows),
  })
}

/** Finds an access request. Throws ApiError `not_found` if the data steward does not decide on it. */
export async function findDataRequest(
  world: World,
  steward: Steward,
  id: string,
): Promise<ValueFrom<'getDataRequest'>> {
  const rows = await requestsOn(world, sql<string>`''`).where(
    and(eq(accessRequests.id, id), isDecidedBy(world, steward)),
  )
  const [request] = await toRequests(world, steward, rows)
  if (request === undefined) throw new ApiError('not_found')
  return request
}

/**
 * Counts the submitted requests that wait for the data steward's decision. Those that ask for access for the data
 * steward themselves, or that they have approved already, are left out. Requests that were returned with a question
 * count again once their author has answered.
 */
export async function countWaiting(world: World, steward: Steward): Promise<number> {
  const mine = requestsOn(world, sql<string>`''`).where(
    and(
      eq(accessRequests.state, 'submitted'),
      isDecidedBy(world, steward),
      sql`not ${steward.userId ?? ''} = any(${people})`,
      not(isApprovedBy(steward.userId ?? '')),
    ),
  )
  return world.db.$count(sql`(${mine}) as waiting`)
}

const people = peopleOf(accessRequests.id, accessRequests.userId)

/**
 * SQL condition in a query with `access_requests`: the user has approved the request since it was last submitted,
 * answered or returned. Earlier approvals no longer count.
 */
function isApprovedBy(userId: string): SQL {
  const ofRequest = sql`${accessRequestSteps} as step where step.request_id = ${accessRequests.id}`
  return sql`exists (select 1 from ${ofRequest} and step.what = 'approved' and step.by_id = ${userId}
    and step.number > all (select step.number from ${ofRequest} and step.what in ${voidsApprovals}))`
}

const isDecidedBy = ({ settings }: World, steward: Steward) =>
  decidesOn(steward, { partner: partnerOf, but: people, needed: settings.requestApprovals })

function requestsOn({ db }: World, cursor: SQL<string>) {
  // The `limit` makes PostgreSQL look up the author of each request. With plain joins it would read all people for a
  // few requests.
  const person = db
    .select({ ...getTableColumns(users), home: sql<string>`${organizations.name}`.as('home') })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, accessRequests.userId))
    .limit(1)
    .as('users')
  return db
    .select({
      request: accessRequests,
      resource: resources,
      user: users,
      organization: { id: users.organizationId, name: person.home },
      currentEnd: resourceUserGrants.endsAt,
      decidedBy: nameOfUser(accessRequests.decidedById),
      cursor,
    })
    .from(accessRequests)
    .innerJoin(resources, eq(resources.id, accessRequests.resourceId))
    .innerJoinLateral(person, sql`true`)
    .leftJoin(
      resourceUserGrants,
      and(
        eq(resourceUserGrants.resourceId, accessRequests.resourceId),
        eq(resourceUserGrants.userId, accessRequests.userId),
      ),
    )
}

async function toRequests(
  { db, settings }: World,
  { userId }: Steward,
  rows: readonly Awaited<ReturnType<typeof requestsOn>>[number][],
): Promise<ValueFrom<'getDataRequest'>[]> {
  const ids = rows.map(({ request }) => request.id)
  const [steps, colleagues] = [await stepsOf(db, ids), await colleaguesOf(db, ids)]
  return rows.map(({ request, resource, user, organization, currentEnd, decidedBy }) => {
    const others = colleagues.filter(({ requestId }) => requestId === request.id)
    const hasApproved = currentSteps(
      steps.filter(({ requestId }) => requestId === request.id),
    ).some(({ what, byId }) => what === 'approved' && byId === userId)
    const isOwn = [request.userId, ...others.map(({ id }) => id)].includes(userId ?? '')
    return {
      ...factsOfRequest(settings, request, resource, steps),
      user: {
        ...namedPerson(user),
        organization,
      },
      colleagues: others.map(({ id, first_name, last_name, email, organization }) => ({
        id,
        first_name,
        last_name,
        email,
        organization,
      })),
      current_last_day: currentEnd && lastDayOf(currentEnd, settings.timeZone),
      decided_by: decidedBy,
      can_decide: isOpenRequest(request.state) && !isOwn && !hasApproved,
    }
  })
}
