import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import { resources } from '../../platform/db/schema/resources.ts'

const isApp = sql`${resources.resourcetype} = 'AppResource'`
/**
 * SQL: the name by which audit events of openings name the resource, without its type: `signals` for
 * `AppResource:signals`.
 */
const name = sql`substr(${resources.id}, strpos(${resources.id}, ':') + 1)`

/**
 * SQL condition on audit events, in a query with `users` and `resources`: the user has opened the resource, and not
 * while acting for a customer. It repeats the conditions of the unique index on openings, so that PostgreSQL uses that
 * index.
 */
const openings = and(
  sql`${auditEvents.event} in ('app_opened', 'dataset_opened')`,
  sql`${auditEvents.event} = case when ${isApp} then 'app_opened' else 'dataset_opened' end`,
  eq(auditEvents.userId, users.id),
  sql`coalesce(${auditEvents.actingForId}, '') = ''`,
  sql`coalesce(${auditEvents.detail} ->> 'app', '') = case when ${isApp} then ${name} else '' end`,
  sql`(${isApp} or coalesce(${auditEvents.detail} ->> 'dataset', '') = ${name})`,
)

/** SQL condition in a query with `users` and `resources`: the person has opened the resource after `since`. */
export const hasOpened = (since: Date): SQL =>
  sql`exists (select 1 from ${auditEvents} where ${and(openings, gt(auditEvents.at, since))})`

/** SQL expression in a query with `users` and `resources`: when the person last opened the resource. Null: never. */
export const lastOpened =
  sql<Date | null>`(select max(${auditEvents.at}) from ${auditEvents} where ${openings})`.mapWith(
    (value: string | Date | null) => (value === null ? null : new Date(value)),
  )
