import type { TermsPerson } from '@vestibule/api-client/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { organizations, searchedName, sortName, users } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { keysetOf, toPage } from '../paging.ts'
import { holdsWords } from '../search.ts'
import { userColumns } from '../users/user-row.ts'

interface Query {
  readonly q?: string | undefined
  readonly after?: string | undefined
  readonly limit?: string | undefined
  readonly state: 'accepted' | 'not_yet'
  readonly organization?: string | undefined
}

const byName = {
  keys: [
    { by: sortName(users), is: 'text' },
    { by: sql`${users.id}`, is: 'text' },
  ],
} as const

/** Who has accepted the current text of terms, or who has not, by name. Throws ApiError `not_found`. */
export async function listTermsPeople({ db }: Pick<AdminWorld, 'db'>, id: string, query: Query) {
  const [terms] = await db.select({ version: eulas.version }).from(eulas).where(eq(eulas.id, id))
  if (terms === undefined) throw new ApiError('not_found')
  const keyset = keysetOf(byName, query)
  const rows = await db
    .select({
      ...userColumns(db),
      acceptedAt: eulaAcceptances.acceptedAt,
      cursor: keyset.cursor,
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
    .where(
      and(
        query.state === 'accepted'
          ? isNotNull(eulaAcceptances.userId)
          : isNull(eulaAcceptances.userId),
        query.organization === undefined ? undefined : eq(users.organizationId, query.organization),
        holdsWords(searchedName(users), query.q),
        keyset.where,
      ),
    )
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  return toPage(rows, keyset, (shown): TermsPerson[] =>
    shown.map((row) => ({
      id: row.id,
      first_name: row.firstName,
      last_name: row.lastName,
      email: row.email,
      organization: { id: row.organizationId, name: row.organizationName },
      state: row.disabledAt !== null ? 'disabled' : row.isSetUp ? 'active' : 'invited',
      last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
      accepted_at: row.acceptedAt?.toISOString() ?? null,
    })),
  )
}
