import {
  accountEventNames,
  eventsPerPage,
  type AccountEventPage,
} from '@vestibule/api-client/contract'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import { auditEvents } from '../db/schema/operations.ts'

interface OfUser {
  readonly user: { readonly id: string }
}

const mostPerPage = 100

/** What happened to the account of a user, the latest first. `after`: the id of the last one of the page before. */
export async function eventsOf(
  { db }: Pick<App, 'db'>,
  session: OfUser,
  {
    after,
    limit = String(eventsPerPage),
  }: { after?: string | undefined; limit?: string | undefined },
): Promise<AccountEventPage> {
  const perPage = Math.min(Math.max(Number(limit), 1), mostPerPage)
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, session.user.id),
        // What the vocabulary does not name is not for this page.
        inArray(auditEvents.event, [...accountEventNames]),
        after === undefined ? undefined : lt(auditEvents.id, Number(after)),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(perPage + 1)
  const items = rows.slice(0, perPage).map(({ id, event, at, ip, detail }) => {
    const factor = detail['factor'] ?? detail['flow']
    return {
      id: String(id),
      event,
      at: at.toISOString(),
      // Where somebody else was who did it is not for the owner.
      ip: ip === '' || 'by' in detail ? null : ip,
      factor: typeof factor === 'string' ? factor : null,
    }
  })
  return { items, next: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}
