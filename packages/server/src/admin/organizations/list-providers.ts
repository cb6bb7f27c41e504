import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { organizations } from '../../platform/db/schema/accounts.ts'
import {
  externalIdentities,
  identityProviders,
} from '../../platform/db/schema/identity-providers.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

const byOrganization = {
  keys: [
    { by: sql`lower(${organizations.name})`, is: 'text' },
    { by: sql`${organizations.id}`, is: 'text' },
  ],
} as const

/** Lists the identity providers of the organisations in `reach`, which the administrator may see, page by page. */
export async function listProviders(
  { db }: AdminWorld,
  reach: Reach,
  query: ListQuery<'listIdentityProviders'>,
) {
  const { id, name, issuer, enforced, imported, lastTest, organizationId } = identityProviders
  const filter = and(
    reach.all ? undefined : eq(organizationId, reach.only),
    holdsWords(sql`(${organizations.name} || ' ' || ${name} || ' ' || ${issuer})`, query.q),
  )
  // Select the columns one by one, to leave out the client secret.
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        id,
        name,
        issuer,
        organization: { id: organizations.id, name: organizations.name },
        enforced,
        imported,
        lastTest,
        people: sql<number>`(select count(distinct ${externalIdentities.userId})::int from ${externalIdentities}
        where ${externalIdentities.providerId} = ${id})`,
        cursor,
      })
      .from(identityProviders)
      .innerJoin(organizations, eq(organizations.id, organizationId))
  return listPage(query, {
    from: rows,
    sort: byOrganization,
    filter,
    countIn: db,
    toItems: (shown): ItemOf<'listIdentityProviders'>[] =>
      shown.map((row) => ({
        id: row.id,
        name: row.name,
        issuer: row.issuer,
        organization: row.organization,
        enforced: row.enforced,
        imported: row.imported,
        last_test: row.lastTest && {
          started_at: row.lastTest.started_at,
          finished_at: row.lastTest.finished_at,
          worked: row.lastTest.worked,
        },
        people: row.people,
      })),
  })
}
