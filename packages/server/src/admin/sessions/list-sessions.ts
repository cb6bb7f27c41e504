import { type ItemOf, describeUserAgent } from '@vestibule/api-client/contract'
import { and, eq, gt, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { organizations, searchedName, users } from '../../platform/db/schema/accounts.ts'
import { sessions } from '../../platform/db/schema/sessions.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

const newestFirst = {
  keys: [
    { by: sql`${sessions.createdAt}`, is: 'moment' },
    { by: sql`${sessions.handle}`, is: 'uuid' },
  ],
  isDescending: true,
} as const

/**
 * Lists the open sessions of people of the organisations in `reach`, page by page. `readerId`: the administrator who
 * reads the list; null: an operator at the command line.
 */
export async function listSessions(
  { db, clock }: AdminWorld,
  reach: Reach,
  readerId: string | null,
  query: ListQuery<'listAllSessions'>,
) {
  // The conditions on expired sessions and disabled users must be those of `createFindSession`, which looks up the
  // session of each request: a session that it refuses must not be listed as open.
  const filter = and(
    gt(sessions.expiresAt, clock.now()),
    isNull(users.disabledAt),
    reach.all ? undefined : eq(users.organizationId, reach.only),
    holdsWords(searchedName(users), query.q),
  )
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        handle: sessions.handle,
        factors: sessions.factors,
        ip: sessions.ip,
        userAgent: sessions.userAgent,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        expiresAt: sessions.expiresAt,
        user: {
          id: users.id,
          email: users.email,
          first_name: users.firstName,
          last_name: users.lastName,
        },
        organization: { id: organizations.id, name: organizations.name },
        actingFor: sql<ItemOf<'listAllSessions'>['acting_for']>`(
        select json_build_object('id', customer.id, 'name', customer.name) from ${organizations} customer
        where customer.id = ${sessions.actingForId} and ${users.canImpersonate})`,
        cursor,
      })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
  return listPage(query, {
    from: rows,
    sort: newestFirst,
    filter,
    countIn: db,
    toItems: (shown): ItemOf<'listAllSessions'>[] =>
      shown.map((row) => {
        const { browser, system } = describeUserAgent(row.userAgent)
        return {
          id: row.handle,
          user: row.user,
          organization: row.organization,
          own: row.user.id === readerId,
          acting_for: row.actingFor,
          user_agent: { browser, system },
          ip: row.ip === '' ? null : row.ip,
          signed_in_at: row.createdAt.toISOString(),
          last_seen_at: (row.lastSeenAt ?? row.createdAt).toISOString(),
          expires_at: row.expiresAt.toISOString(),
          factors: [...row.factors],
        }
      }),
  })
}
