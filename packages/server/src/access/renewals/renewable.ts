import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { accessRequests, resourceUserGrants } from '../../platform/db/schema/resources.ts'
import { canBeDecided, isOpenIn, partnerOf } from '../requests/who-decides.ts'
import { openGrants, type Asker } from '../resources/may-open.ts'

/** Days before and after the end of a grant in which its holder can ask for a longer one. */
const before = 30
const after = 90

/** SQL condition: the user has an open request for this resource. */
export const hasOpenRequest = (resourceId: SQLWrapper, { userId }: Asker): SQL<boolean> =>
  sql<boolean>`exists (
    select 1 from ${accessRequests} as request
    where request.user_id = ${userId} and request.resource_id = ${resourceId} and ${isOpenIn(sql`request`)}
  )`

/**
 * SQL condition in a query with `resources`: the user can ask for a later end of access. They can if they do not act
 * for a customer, a grant of their own ends soon or has recently ended, no other grant lasts longer, no request of
 * theirs is open, and there is somebody who can decide.
 */
export function isRenewable(resourceId: SQLWrapper, asker: Asker): SQL<boolean> {
  const { userId, isActing, now } = asker
  return sql<boolean>`(
    not ${isActing}
    and exists (
      select 1 from ${resourceUserGrants} as own
      where own.user_id = ${userId} and own.resource_id = ${resourceId}
        and (own.starts_at is null or own.starts_at <= ${now})
        and own.ends_at > ${now}::timestamptz - interval '${sql.raw(String(after))} days'
        and own.ends_at <= ${now}::timestamptz + interval '${sql.raw(String(before))} days'
        and not exists (
          select 1 from ${openGrants(asker)} as longer
          where longer.resource_id = ${resourceId} and (longer.ends_at is null or longer.ends_at > own.ends_at)
        )
    )
    and not ${hasOpenRequest(resourceId, asker)}
    and ${canBeDecided(partnerOf, sql`array[${userId}]`)}
  )`
}
