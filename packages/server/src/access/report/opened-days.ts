import type { OpenedDay } from '@vestibule/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { App } from '../../identity/calls/app.ts'
import { after } from '../../platform/clock.ts'
import { endOfDay, isDay, startOfDay } from '../../platform/days.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { organizations, searchedName, users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { nameOfKey } from '../resources/resource-keys.ts'
import { personOf } from './dataset-access.ts'

type World = Pick<App, 'db' | 'clock' | 'settings'>

const shownS = 90 * 86_400
const customer = alias(organizations, 'customer')

const latestFirst = {
  keys: [
    { by: sql`opened.day`, is: 'text' },
    { by: sql`opened.user_id || ' ' || coalesce(opened.acting_for_id, '')`, is: 'text' },
  ],
  isDescending: true,
} as const

/**
 * Who opened a dataset, by day in the platform's time zone, the latest day first. Throws ApiError `validation_failed` for a
 * day that does not exist.
 */
export async function listOpenedDays(
  { db, clock, settings: { timeZone } }: World,
  key: string,
  { from, until, ...query }: ListQuery<'listOpenedDays'>,
) {
  const named = Object.entries({ from, until })
  for (const [field, day] of named) {
    if (day !== undefined && !isDay(day)) {
      throw fieldError(field, 'There is no such day', 'invalid')
    }
  }
  const start = from === undefined ? after(clock.now(), -shownS) : startOfDay(from, timeZone)
  const end = until === undefined ? null : endOfDay(until, timeZone)
  const opened = sql`(
    select to_char(event.at at time zone ${timeZone}, 'YYYY-MM-DD') as day, event.user_id, event.acting_for_id,
      array_agg(distinct event.detail ->> 'app') filter (where event.event = 'app_opened') as apps,
      count(distinct date_trunc('hour', event.at))::int as hours
    from ${auditEvents} as event
    where event.event in ('app_opened', 'dataset_opened') and event.detail ->> 'dataset' = ${nameOfKey(key)}
      and event.at >= ${start.toISOString()}
      ${end === null ? sql`` : sql`and event.at < ${end.toISOString()}`}
    group by 1, 2, 3
  )`
  return listPage(query, {
    from: (cursor) =>
      db
        .select({
          day: sql<string>`opened.day`,
          user: users,
          home: { id: organizations.id, name: organizations.name },
          customer: { id: customer.id, name: customer.name },
          apps: sql<string[] | null>`opened.apps`,
          hours: sql<number>`opened.hours`,
          cursor,
        })
        .from(sql`${opened} as opened`)
        .leftJoin(users, eq(users.id, sql`opened.user_id`))
        .leftJoin(organizations, eq(organizations.id, users.organizationId))
        .leftJoin(customer, eq(customer.id, sql`opened.acting_for_id`)),
    sort: latestFirst,
    filter: and(
      holdsWords(
        sql`(coalesce(${searchedName(users)}, '') || ' ' || coalesce(${organizations.name}, '') || ' '
          || coalesce(array_to_string(opened.apps, ' '), ''))`,
        query.q,
      ),
    ),
    toItems: (rows): OpenedDay[] =>
      rows.map((row) => ({
        day: row.day,
        user: row.user && personOf(row.user, row.home),
        acting_for: row.customer,
        apps: row.apps ?? [],
        hours: row.hours,
      })),
  })
}
