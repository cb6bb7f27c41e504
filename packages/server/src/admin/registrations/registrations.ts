import type { Registration, registrationStates } from '@vestibule/api-client/contract'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { keysetOf, toPage } from '../paging.ts'
import { holdsWords } from '../search.ts'
import { nameOfUser } from '../users/find-user.ts'

type State = (typeof registrationStates)[number]

interface Query {
  readonly q?: string | undefined
  readonly after?: string | undefined
  readonly limit?: string | undefined
  readonly state?: State | undefined
}

const id = { by: sql`${registrationRequests.id}`, is: 'text' } as const
const oldestFirst = {
  keys: [{ by: sql`${registrationRequests.verifiedAt}`, is: 'moment' }, id],
} as const
const newestFirst = {
  keys: [{ by: sql`${registrationRequests.decidedAt}`, is: 'moment' }, id],
  isDescending: true,
} as const

/** Condition for requests with a verified address that nobody has approved or refused. */
export const isWaiting = and(
  isNull(registrationRequests.decision),
  isNotNull(registrationRequests.verifiedAt),
)

export async function listRegistrations({ db }: AdminWorld, query: Query) {
  const { state = 'waiting' } = query
  const keyset = keysetOf(state === 'waiting' ? oldestFirst : newestFirst, query)
  const { firstName, lastName, email, description } = registrationRequests
  const filter = and(
    state === 'waiting' ? isWaiting : eq(registrationRequests.decision, state),
    holdsWords(
      sql`(${firstName} || ' ' || ${lastName} || ' ' || ${email} || ' ' || ${description})`,
      query.q,
    ),
  )
  const rows = await db
    .select({
      request: registrationRequests,
      decidedBy: nameOfUser(registrationRequests.decidedById),
      hasAccount: sql<boolean>`exists (select 1 from ${users} account where account.email_key = registration_requests.email_key)`,
      suggested: sql<{ id: string; name: string } | null>`(
        select json_build_object('id', organization.id, 'name', organization.name)
        from ${organizationDomains} shown join ${organizations} organization on organization.id = shown.organization_id
        where shown.domain = split_part(registration_requests.email_key, '@', 2) and shown.verified_at is not null)`,
      cursor: keyset.cursor,
    })
    .from(registrationRequests)
    .where(and(filter, keyset.where))
    .orderBy(...keyset.orderBy)
    .limit(keyset.limit)
  const page = await toPage(rows, keyset, (shown): Registration[] =>
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
  )
  return keyset.isFirst ? { ...page, total: await db.$count(registrationRequests, filter) } : page
}
