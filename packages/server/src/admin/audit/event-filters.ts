import { isIP } from 'node:net'
import { auditEvents as eventNames, type EventFilters } from '@vestibule/api-client/contract'
import { and, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema/accounts.ts'
import { aboutOrganization, aboutWhat, auditEvents, byWhom } from '../../db/schema/operations.ts'
import type { Reach } from '../administrator.ts'

/** The names themselves, and no pattern: the index of events by name finds these where they are rare. */
const refusals = eventNames.filter((name) => name.endsWith('_failed'))
export const isRefused = sql<boolean>`${inArray(auditEvents.event, refusals)}`

/** Which events are meant, among those within reach. */
export async function eventsLike(
  db: Database,
  reach: Reach,
  filters: EventFilters,
): Promise<SQL | undefined> {
  const { q, event, who, whom, resource, organization, result, request, session } = filters
  const text = q?.trim()
  return and(
    reach.all ? undefined : await ofOrganization(db, reach.only),
    organization === undefined ? undefined : await ofOrganization(db, organization),
    text === undefined || text === '' ? undefined : foundBy(text),
    event === undefined ? undefined : eq(auditEvents.event, event),
    who === undefined ? undefined : doneBy(who),
    whom === undefined ? undefined : eq(auditEvents.userId, whom),
    resource === undefined ? undefined : about(resource),
    result && (result === 'refused' ? isRefused : not(isRefused)),
    request === undefined ? undefined : eq(auditEvents.requestId, request),
    session === undefined ? undefined : eq(auditEvents.session, session),
    filters.from === undefined ? undefined : gte(auditEvents.at, new Date(filters.from)),
    filters.until === undefined ? undefined : lt(auditEvents.at, new Date(filters.until)),
  )
}

/** By an address, or by a request or a support code. */
function foundBy(text: string): SQL | undefined {
  if (isIP(text) !== 0) return eq(auditEvents.ip, text)
  return lookedUp(eq(auditEvents.requestId, text), eq(auditEvents.supportCode, text.toUpperCase()))
}

/**
 * For what few events share. Their ids are looked up first: the database has no figures of how rare a value within
 * `detail` is, and would rather read all events from the latest on.
 */
function lookedUp(...conditions: readonly SQL[]): SQL {
  const ids = conditions.map(
    (condition) => sql`select ${auditEvents.id} from ${auditEvents} where ${condition}`,
  )
  return sql`${auditEvents.id} = any(array(${sql.join(ids, sql` union all `)}))`
}

function doneBy(userId: string): SQL | undefined {
  const byThemselves = and(eq(auditEvents.userId, userId), sql`${byWhom(auditEvents)} is null`)
  return or(lookedUp(eq(byWhom(auditEvents), userId)), byThemselves)
}

/** More members than this have so many of all events that the latest ones are soon found by reading from the end. */
const mostMembers = 1000

async function ofOrganization(db: Database, organizationId: string): Promise<SQL | undefined> {
  const members = () =>
    db.select({ id: users.id }).from(users).where(eq(users.organizationId, organizationId))
  const few = await members().limit(mostMembers + 1)
  const ids = few.map(({ id }) => id)
  return or(
    // From the ids themselves the database sees how few events there may be; from a subquery it would not.
    inArray(auditEvents.userId, few.length > mostMembers ? members() : ids),
    eq(auditEvents.actingForId, organizationId),
    lookedUp(eq(aboutOrganization(auditEvents), organizationId)),
  )
}

/** Changes name a resource by its id, openings by what stands in addresses: the id without its kind. */
function about(resource: string): SQL {
  const name = resource.slice(resource.indexOf(':') + 1)
  return inArray(aboutWhat(auditEvents), [resource, name])
}
