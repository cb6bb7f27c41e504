import type { ItemOf } from '@vestibule/api-client/contract'
import { eq, inArray, sql } from 'drizzle-orm'
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

const latestFirst = {
  keys: [
    { by: sql`opened.day`, is: 'text' },
    { by: sql`opened.user_id || ' ' || coalesce(opened.acting_for_id, '')`, is: 'text' },
  ],
  isDescending: true,
} as const

/**
 * Lists who opened a dataset, by day in the platform's time zone, the latest day first. `from`, `until`: the first and
 * the last day; without `from`, the list reaches back 90 days. Throws ApiError `validation_failed` for a day that does
 * not exist.
 */
export async function listOpenedDays(
  { db, clock, settings: { timeZone } }: World,
  key: string,
  { from, until, ...query }: ListQuery<'listOpenedDays'>,
) {
  for (const [field, day] of Object.entries({ from, until })) {
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
  const person = sql`(
    select ${searchedName(users)} || ' ' || ${organizations.name} from ${users}
    join ${organizations} on ${organizations.id} = ${users.organizationId} where ${users.id} = opened.user_id
  )`
  return listPage(query, {
    from: (cursor) =>
      db
        .select({
          day: sql<string>`opened.day`,
          userId: sql<string | null>`opened.user_id`,
          actingForId: sql<string | null>`opened.acting_for_id`,
          apps: sql<string[] | null>`opened.apps`,
          hours: sql<number>`opened.hours`,
          cursor,
        })
        .from(sql`${opened} as opened`),
    sort: latestFirst,
    filter: holdsWords(
      sql`(coalesce(${person}, '') || ' ' || coalesce(array_to_string(opened.apps, ' '), ''))`,
      query.q,
    ),
    toItems: async (rows): Promise<ItemOf<'listOpenedDays'>[]> => {
      const people = await db
        .select({ user: users, home: { id: organizations.id, name: organizations.name } })
        .from(users)
        .innerJoin(organizations, eq(organizations.id, users.organizationId))
        .where(
          inArray(
            users.id,
            named(rows, ({ userId }) => userId),
          ),
        )
      const customers = await db
        .select({ id: organizations.id, name: organizations.name })
        .from(organizations)
        .where(
          inArray(
            organizations.id,
            named(rows, ({ actingForId }) => actingForId),
          ),
        )
      return rows.map((row) => {
        const by = people.find(({ user }) => user.id === row.userId)
        return {
          day: row.day,
          user: by === undefined ? null : personOf(by.user, by.home),
          acting_for: customers.find(({ id }) => id === row.actingForId) ?? null,
          apps: row.apps ?? [],
          hours: row.hours,
        }
      })
    },
  })
}

/** The ids that `idOf` finds in these rows, without nulls. */
const named = <Row>(rows: readonly Row[], idOf: (row: Row) => string | null): string[] =>
  rows.map(idOf).filter((id) => id !== null)
