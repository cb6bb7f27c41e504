import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, gt, or, sql, type SQL } from 'drizzle-orm'
import { after, type Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { errorReports } from '../../platform/db/schema/operations.ts'
import { listPage, type ListQuery, type Sort } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

const shownS = 30 * 86_400

/** Lists error reports of the last 30 days, grouped by app and message, newest first. */
export async function listErrorReports(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  query: ListQuery<'listErrorReports'>,
) {
  const words = holdsWords(sql`(${errorReports.message} || ' ' || ${errorReports.app})`, query.q)
  const code = query.q?.trim().toUpperCase() ?? ''
  const groups = db
    .select({
      latest: sql<string>`max(${errorReports.id})`.as('latest'),
      times: sql<number>`count(*)::int`.as('times'),
      people: sql<number>`count(distinct ${errorReports.userId})::int`.as('people'),
      firstAt: sql<string>`min(${errorReports.createdAt})`.as('first_at'),
    })
    .from(errorReports)
    .where(
      and(
        gt(errorReports.createdAt, after(clock.now(), -shownS)),
        query.app === undefined ? undefined : eq(errorReports.app, query.app),
        words && or(words, eq(errorReports.supportCode, code)),
      ),
    )
    .groupBy(errorReports.app, errorReports.message)
    .as('error_groups')
  const sort: Sort = { keys: [{ by: sql`${groups.latest}`, is: 'whole' }], isDescending: true }
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        report: errorReports,
        times: groups.times,
        people: groups.people,
        firstAt: sql<string>`${groups.firstAt}`.as('first'),
        cursor,
      })
      .from(groups)
      .innerJoin(errorReports, eq(errorReports.id, groups.latest))
  return listPage(query, {
    from: rows,
    sort,
    toItems: (shown) =>
      shown.map(({ report, times, people, firstAt }): ItemOf<'listErrorReports'> => ({
        id: String(report.id),
        app: report.app,
        message: report.message,
        times,
        people,
        first_at: new Date(firstAt).toISOString(),
        last_at: report.createdAt.toISOString(),
        support_code: report.supportCode,
        version: report.version,
        url: report.url,
        stack: report.stack,
        session: report.session,
      })),
  })
}
