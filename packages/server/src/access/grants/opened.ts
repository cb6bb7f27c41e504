import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import { resources } from '../../platform/db/schema/resources.ts'

const isApp = sql`${resources.resourcetype} = 'AppResource'`
/** How events name a resource: its id without the kind, e.g. `signals` for `AppResource:signals`. */
const name = sql`substr(${resources.id}, strpos(${resources.id}, ':') + 1)`

/**
 * Events in which the row's person opened the row's resource, not acting for a customer. The conditions repeat those of
 * the unique index on openings, so that PostgreSQL uses it.
 */
const openings = and(
  sql`${auditEvents.event} in ('app_opened', 'dataset_opened')`,
  sql`${auditEvents.event} = case when ${isApp} then 'app_opened' else 'dataset_opened' end`,
  eq(auditEvents.userId, users.id),
  sql`coalesce(${auditEvents.actingForId}, '') = ''`,
  sql`coalesce(${auditEvents.detail} ->> 'app', '') = case when ${isApp} then ${name} else '' end`,
  sql`(${isApp} or coalesce(${auditEvents.detail} ->> 'dataset', '') = ${name})`,
)

/** Whether the person has opened the resource after `since`. */
export const hasOpened = (since: Date): SQL =>
  sql`exists (select 1 from ${auditEvents} where ${and(openings, gt(auditEvents.at, since))})`

/** When the person last opened the resource. */
export const lastOpened =
  sql<Date | null>`(select max(${auditEvents.at}) from ${auditEvents} where ${openings})`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  )
