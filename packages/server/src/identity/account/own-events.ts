import { type ValueFrom, accountEventNames, eventsPerPage } from '@vestibule/api-client/contract'
import { and, desc, eq, inArray, lt } from 'drizzle-orm'
import type { App } from '../calls/app.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'

interface OfUser {
  readonly user: { readonly id: string }
}

const mostPerPage = 100

/**
 * Events of the user's account that its owner may see, newest first. `after`: id of the last event on the previous
 * page. `limit`: events per page, at most `mostPerPage`.
 */
export async function eventsOf(
  { db }: Pick<App, 'db'>,
  session: OfUser,
  {
    after,
    limit = String(eventsPerPage),
  }: { after?: string | undefined; limit?: string | undefined },
): Promise<ValueFrom<'listAccountEvents'>> {
  const perPage = Math.min(Math.max(Number(limit), 1), mostPerPage)
  const rows = await db
    .select()
    .from(auditEvents)
    .where(
      and(
        eq(auditEvents.userId, session.user.id),
        // Leave out events that are not for account pages, according to the contract.
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
      // Hide the IP address of an event that somebody else, such as an administrator, has caused.
      ip: ip === '' || 'by' in detail ? null : ip,
      factor: typeof factor === 'string' ? factor : null,
    }
  })
  return { items, next: rows.length > perPage ? (items.at(-1)?.id ?? null) : null }
}
