import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { users } from '../../db/schema/accounts.ts'
import { auditEvents } from '../../db/schema/operations.ts'
import { resources } from '../../db/schema/resources.ts'

const isApp = sql`${resources.resourcetype} = 'AppResource'`
/** What events call a resource: its id without its kind. */
const name = sql`substr(${resources.id}, strpos(${resources.id}, ':') + 1)`

/**
 * The events by which the person of a row has opened the resource of that row, for themselves. The conditions are
 * those of the index that lets one event an hour in, so that it leads to them.
 */
const openings = and(
  sql`${auditEvents.event} in ('app_opened', 'dataset_opened')`,
  sql`${auditEvents.event} = case when ${isApp} then 'app_opened' else 'dataset_opened' end`,
  eq(auditEvents.userId, users.id),
  sql`coalesce(${auditEvents.actingForId}, '') = ''`,
  sql`coalesce(${auditEvents.detail} ->> 'app', '') = case when ${isApp} then ${name} else '' end`,
  sql`(${isApp} or coalesce(${auditEvents.detail} ->> 'dataset', '') = ${name})`,
)

/** Whether the person has opened the resource since then. */
export const hasOpened = (since: Date): SQL =>
  sql`exists (select 1 from ${auditEvents} where ${and(openings, gt(auditEvents.at, since))})`

/** When the person has opened the resource last. */
export const lastOpened =
  sql<Date | null>`(select max(${auditEvents.at}) from ${auditEvents} where ${openings})`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  )
