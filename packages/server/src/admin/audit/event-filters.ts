import { isIP } from 'node:net'
import { type InputOf, auditEvents as eventNames } from '@vestibule/api-client/contract'
import { and, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import {
  aboutOrganization,
  aboutWhat,
  auditEvents,
  byWhom,
} from '../../platform/db/schema/operations.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'

/**
 * The names of events about refusals. A list instead of a pattern lets PostgreSQL find rare ones by the index on event
 * names.
 */
const refusals = eventNames.filter((name) => name.endsWith('_failed'))
export const isRefused = sql<boolean>`${inArray(auditEvents.event, refusals)}`

/**
 * Makes the SQL condition for audit events that match the filters and concern the organisations in `reach`, which the
 * administrator may see.
 */
export async function eventsLike(
  db: Database,
  reach: Reach,
  filters: InputOf<'exportEvents'>,
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

/** SQL condition that finds audit events by IP address, request id or support code. */
function foundBy(text: string): SQL | undefined {
  if (isIP(text) !== 0) return eq(auditEvents.ip, text)
  return lookedUp(eq(auditEvents.requestId, text), eq(auditEvents.supportCode, text.toUpperCase()))
}

/**
 * Wraps a condition that few events fulfil, so that PostgreSQL looks up the ids of these events first. It has no
 * statistics on values within `detail`, and would otherwise read all events from the newest on.
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

/**
 * Maximum members of an organisation up to which its audit events are found by a list of the members' ids. A larger
 * organisation has so many events that reading all events from the newest on soon finds enough for a page.
 */
const mostMembers = 1000

async function ofOrganization(db: Database, organizationId: string): Promise<SQL | undefined> {
  const members = () =>
    db.select({ id: users.id }).from(users).where(eq(users.organizationId, organizationId))
  const few = await members().limit(mostMembers + 1)
  const ids = few.map(({ id }) => id)
  return or(
    // Pass the members as a list of ids if they are few: from a list PostgreSQL can estimate how few events match, from
    // a subquery it cannot.
    inArray(auditEvents.userId, few.length > mostMembers ? members() : ids),
    eq(auditEvents.actingForId, organizationId),
    lookedUp(eq(aboutOrganization(auditEvents), organizationId)),
  )
}

/**
 * SQL condition: the event concerns this resource. Events of changes name it by its id, and events of openings by the
 * part of the id after the colon.
 */
function about(resource: string): SQL {
  const name = resource.slice(resource.indexOf(':') + 1)
  return inArray(aboutWhat(auditEvents), [resource, name])
}
