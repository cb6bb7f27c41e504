import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { organizations, searchedName, sortName, users } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'
import { areAskedOf } from '../../access/eulas/dataset-terms.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { userColumns } from '../users/user-row.ts'
import { namedPerson } from '../../identity/users/profile.ts'

const byName = {
  keys: [
    { by: sortName(users), is: 'text' },
    { by: sql`${users.id}`, is: 'text' },
  ],
} as const

/**
 * Lists by name who has accepted the current version of terms, or who has yet to accept it. Throws ApiError `not_found`
 * if there are no such terms.
 */
export async function listTermsPeople(
  { db, clock }: Pick<AdminWorld, 'db' | 'clock'>,
  id: string,
  query: ListQuery<'listTermsPeople'>,
) {
  const [terms] = await db.select({ version: eulas.version }).from(eulas).where(eq(eulas.id, id))
  if (terms === undefined) throw new ApiError('not_found')
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        ...userColumns(db),
        acceptedAt: eulaAcceptances.acceptedAt,
        cursor,
      })
      .from(users)
      .innerJoin(organizations, eq(organizations.id, users.organizationId))
      .leftJoin(
        eulaAcceptances,
        and(
          eq(eulaAcceptances.userId, users.id),
          eq(eulaAcceptances.eulaId, id),
          eq(eulaAcceptances.version, terms.version),
        ),
      )
  return listPage(query, {
    from: rows,
    sort: byName,
    filter: and(
      query.state === 'accepted'
        ? isNotNull(eulaAcceptances.userId)
        : and(
            isNull(eulaAcceptances.userId),
            sql`exists (select from ${eulas} where ${eulas.id} = ${id} and ${areAskedOf({
              organizationId: users.organizationId,
              userId: users.id,
              isActing: sql`false`,
              now: clock.now().toISOString(),
            })})`,
          ),
      query.organization === undefined ? undefined : eq(users.organizationId, query.organization),
      holdsWords(searchedName(users), query.q),
    ),
    toItems: (shown): ItemOf<'listTermsPeople'>[] =>
      shown.map((row) => ({
        ...namedPerson(row),
        organization: { id: row.organizationId, name: row.organizationName },
        state: row.disabledAt !== null ? 'disabled' : row.isSetUp ? 'active' : 'invited',
        last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
        accepted_at: row.acceptedAt?.toISOString() ?? null,
      })),
  })
}
