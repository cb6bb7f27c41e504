import { asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import {
  accessRequestColleagues,
  accessRequestSteps,
  type accessRequests,
  type resources,
} from '../../platform/db/schema/resources.ts'
import { lastDayOf } from '../../platform/days.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { namedResource } from '../resources/resource-queries.ts'

type Step = typeof accessRequestSteps.$inferSelect

/**
 * Reads what was done with these requests (submitted, returned, answered, approved and so on), the first step first.
 */
export async function stepsOf(db: Database, ids: readonly string[]): Promise<Step[]> {
  if (ids.length === 0) return []
  return db
    .select()
    .from(accessRequestSteps)
    .where(inArray(accessRequestSteps.requestId, [...ids]))
    .orderBy(asc(accessRequestSteps.number))
}

/** The colleagues for whom these requests also ask for access. */
export async function colleaguesOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .select({
      requestId: accessRequestColleagues.requestId,
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
      organization: { id: organizations.id, name: organizations.name },
    })
    .from(accessRequestColleagues)
    .innerJoin(users, eq(users.id, accessRequestColleagues.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(inArray(accessRequestColleagues.requestId, [...ids]))
    .orderBy(asc(users.lastName), asc(users.id))
}

/**
 * The steps of a request after which its earlier approvals no longer count: its author has submitted it or answered a
 * question, or a data steward has returned it with a question.
 */
export const voidsApprovals: readonly Step['what'][] = ['submitted', 'answered', 'returned']

/**
 * Returns those of a request's steps that came after it was last submitted, answered or returned. Only approvals among
 * these count.
 */
export function currentSteps(steps: readonly Step[]): readonly Step[] {
  const last = steps.findLastIndex(({ what }) => voidsApprovals.includes(what))
  return steps.slice(last + 1)
}

/** The facts of a request that its author, the colleagues and the data stewards all see. */
export function factsOfRequest(
  { timeZone, requestApprovals }: Pick<Settings, 'timeZone' | 'requestApprovals'>,
  request: typeof accessRequests.$inferSelect,
  resource: typeof resources.$inferSelect,
  allSteps: readonly Step[],
) {
  const steps = allSteps.filter(({ requestId }) => requestId === request.id)
  const { wantedUntil, givenUntil, state } = request
  const given = currentSteps(steps).filter(({ what }) => what === 'approved').length
  const lastDay = (end: Date | null) => end && lastDayOf(end, timeZone)
  return {
    id: request.id,
    number: request.number,
    kind: request.kind,
    state,
    resource: namedResource(resource),
    purpose: request.reason,
    project: request.project,
    until: wantedUntil?.toISOString() ?? null,
    last_day: lastDay(wantedUntil),
    granted_last_day: state === 'approved' || given > 0 ? lastDay(givenUntil) : null,
    approvals: { given, needed: requestApprovals },
    created_at: request.createdAt.toISOString(),
    decided_at: request.decidedAt?.toISOString() ?? null,
    steps: steps.map(({ at, what, text }) => ({ at: at.toISOString(), what, text })),
  }
}
