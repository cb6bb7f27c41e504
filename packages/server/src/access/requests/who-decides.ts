import { stewardApp, stewardRole } from '@vestibule/api-client/contract'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { adminApp } from '../../identity/administrators/administrator.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, userRoles, users } from '../../platform/db/schema/accounts.ts'
import { resources } from '../../platform/db/schema/resources.ts'

/** The id of the data partner of a resource, in a query with `resources`. Null: it has none. */
export const partnerOf: SQL<string | null> =
  sql`${resources}.${sql.identifier('resource')} #>> '{data_partner,id}'`

/** An empty list of ids for SQL: no person is excluded. */
export const nobody = sql`array[]::text[]`

/**
 * SQL condition: a request is still open. `request`: the alias of `access_requests`. It names the same states as the
 * index of open requests, so that PostgreSQL uses that index.
 */
export const isOpenIn = (request: SQLWrapper): SQL<boolean> =>
  sql<boolean>`${request}.state in ('submitted', 'returned')`

/**
 * The ids of the people for whom access is requested: the author and the colleagues. None of them may decide on the
 * request.
 */
export const peopleOf = (requestId: SQLWrapper, userId: SQLWrapper): SQL =>
  sql`array(select ${userId} union all select colleague.user_id from access_request_colleagues as colleague
    where colleague.request_id = ${requestId})`

/**
 * SQL subquery of the people who have a role and whose account is not disabled, without those in `but`. `isIt`: an SQL
 * condition on the role's row, `held`, and on the person's organisation, `home`.
 */
const holdersOf = (isIt: SQLWrapper, but: SQLWrapper): SQL => sql`(
  select person.id, person.email, person.language, held.data_partner_id
  from ${userRoles} as held join ${users} as person on person.id = held.user_id
    join ${organizations} as home on home.id = person.organization_id
  where ${isIt} and person.disabled_at is null and not person.id = any(${but})
)`

const isSteward = sql`held.role = ${stewardRole} and held.app_name = ${stewardApp}`

const stewardsOf = (partner: SQLWrapper, but: SQLWrapper): SQL =>
  holdersOf(sql`${isSteward} and held.data_partner_id = ${partner}`, but)

/**
 * One JSON object with the ids of each partner's data stewards, so that PostgreSQL computes it once for thousands of
 * requests.
 */
const allStewards = sql`(
  select jsonb_object_agg(each.data_partner_id, each.ids) from (
    select holder.data_partner_id, jsonb_agg(holder.id) as ids from ${holdersOf(isSteward, nobody)} as holder group by 1
  ) as each
)`

const platformAdmins = (but: SQLWrapper): SQL =>
  holdersOf(
    sql`held.role = 'platform-admin' and held.app_name = ${adminApp} and home.is_internal`,
    but,
  )

/**
 * SQL condition: a data partner has fewer than `needed` data stewards, not counting the people in `but`.
 * Platform-admins then may decide in their place.
 */
export const isShortOfStewards = (
  partner: SQLWrapper,
  but: SQLWrapper,
  needed: number,
): SQL<boolean> =>
  sql<boolean>`(
    select count(*) from jsonb_array_elements_text(${allStewards} -> (${partner})) as steward(id)
    where not steward.id = any(${but})
  ) < ${needed}::int`

/**
 * SQL condition: the user decides on the datasets of a partner, as its data steward, or as a platform-admin if the
 * partner has fewer than `needed` data stewards besides the people in `but`. The operator at the command line (`userId`
 * null) decides on all datasets.
 */
export function decidesOn(
  { userId, partners, standsIn }: Steward,
  { partner, but, needed }: { partner: SQLWrapper; but: SQLWrapper; needed: number },
): SQL<boolean> {
  if (userId === null) return sql<boolean>`true`
  const isOwn = sql`${partner} = any(${sql.param([...partners])}::text[])`
  if (!standsIn) return sql<boolean>`coalesce(${isOwn}, false)`
  return sql<boolean>`(coalesce(${isOwn}, false) or ${isShortOfStewards(partner, but, needed)})`
}

/**
 * SQL condition: a data steward of the partner or a platform-admin, other than the people in `but`, can decide on a
 * request for a dataset of the partner.
 */
export const canBeDecided = (partner: SQLWrapper, but: SQLWrapper): SQL<boolean> =>
  sql<boolean>`(exists (select from ${stewardsOf(partner, but)} as steward) or exists (select from ${platformAdmins(but)} as administrator))`

export interface Decider {
  readonly id: string
  readonly email: string
  readonly language: string | null
  /** Whether this is a data steward. False: a platform-admin who stands in for one. */
  readonly isSteward: boolean
}

/**
 * Returns those who can decide on a request for a resource: the data stewards of its partner and, if fewer than
 * `needed` of these are left without the people in `but`, also the platform-admins.
 */
export async function decidersOf(
  db: Database,
  asked: { readonly resourceId: string; readonly but: readonly string[]; readonly needed: number },
): Promise<Decider[]> {
  const { resourceId, needed } = asked
  const but = sql`${sql.param([...asked.but])}::text[]`
  const partner = sql`(select ${partnerOf} from ${resources} where ${resources.id} = ${resourceId})`
  return db
    .select({
      id: sql<string>`id`,
      email: sql<string>`email`,
      language: sql<string | null>`language`,
      isSteward: sql<boolean>`is_steward`,
    })
    .from(
      sql`(
        select *, true as is_steward from ${stewardsOf(partner, but)} as steward
        union all
        select *, false as is_steward from ${platformAdmins(but)} as administrator
          where ${isShortOfStewards(partner, but, needed)}
      ) as decider`,
    )
    .orderBy(sql`id`)
}
