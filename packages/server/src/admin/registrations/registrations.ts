import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { organizations, users, nameOfUser } from '../../platform/db/schema/accounts.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

const id = { by: sql`${registrationRequests.id}`, is: 'text' } as const
const oldestFirst = {
  keys: [{ by: sql`${registrationRequests.verifiedAt}`, is: 'moment' }, id],
} as const
const newestFirst = {
  keys: [{ by: sql`${registrationRequests.decidedAt}`, is: 'moment' }, id],
  isDescending: true,
} as const

/** SQL condition: the request's address is verified, and nobody has approved or refused the request. */
export const isWaiting = and(
  isNull(registrationRequests.decision),
  isNotNull(registrationRequests.verifiedAt),
)

export async function listRegistrations({ db }: AdminWorld, query: ListQuery<'listRegistrations'>) {
  const { state = 'waiting' } = query
  const { firstName, lastName, email, description } = registrationRequests
  const filter = and(
    state === 'waiting' ? isWaiting : eq(registrationRequests.decision, state),
    holdsWords(
      sql`(${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${description})`,
      query.q,
    ),
  )
  const rows = (cursor: SQL<string>) =>
    db
      .select({
        request: registrationRequests,
        decidedBy: nameOfUser(registrationRequests.decidedById),
        hasAccount: sql<boolean>`exists (select 1 from ${users} account where account.email_key = registration_requests.email_key)`,
        suggested: sql<{ id: string; name: string } | null>`(
        select json_build_object('id', organization.id, 'name', organization.name)
        from ${organizationDomains} shown join ${organizations} organization on organization.id = shown.organization_id
        where shown.domain = split_part(registration_requests.email_key, '@', 2) and shown.verified_at is not null)`,
        cursor,
      })
      .from(registrationRequests)
  return listPage(query, {
    from: rows,
    sort: state === 'waiting' ? oldestFirst : newestFirst,
    filter,
    countIn: db,
    toItems: (shown): ItemOf<'listRegistrations'>[] =>
      shown.map(({ request, decidedBy, hasAccount, suggested }) => ({
        id: request.id,
        email: request.email,
        first_name: request.firstName,
        last_name: request.lastName,
        description: request.description,
        sign_in_method: request.signInMethod,
        since: (request.verifiedAt ?? request.createdAt).toISOString(),
        state,
        has_account: hasAccount,
        suggested,
        decided:
          request.decidedAt === null
            ? null
            : { at: request.decidedAt.toISOString(), by: decidedBy, note: request.note },
      })),
  })
}
