import { sql, type SQL } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import { auditEvents } from '../db/schema/operations.ts'

const days = 7
const dayMs = 86_400_000

/** How many have signed in and were refused on each of the last seven days, in UTC, the latest last. */
export async function signInsOf({ db, clock }: Pick<App, 'db' | 'clock'>) {
  const today = Math.floor(clock.now().getTime() / dayMs) * dayMs
  const starts = Array.from({ length: days }, (_, n) =>
    new Date(today - (days - 1 - n) * dayMs).toISOString(),
  )
  // Each count reads an index alone; telling the days of all rows apart would take five times as long.
  const count = (event: string): SQL<number> =>
    sql`(select count(*)::int from ${auditEvents} where ${auditEvents.event} = ${event}
      and ${auditEvents.at} >= day.start and ${auditEvents.at} < day.start + interval '1 day')`
  const rows = await db
    .select({ signed_in: count('signed_in'), refused: count('sign_in_failed') })
    .from(
      sql`unnest(array[${sql.join(
        starts.map((start) => sql`${start}::timestamptz`),
        sql`, `,
      )}]) with ordinality as day(start, n)`,
    )
    .orderBy(sql`day.n`)
  return rows.map((row, n) => ({
    day: (starts[n] ?? '').slice(0, 10),
    signed_in: row.signed_in,
    refused: row.refused,
  }))
}
