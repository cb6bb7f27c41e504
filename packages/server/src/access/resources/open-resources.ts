import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/database.ts'
import { resourceGrants, resourceUserGrants } from '../../platform/db/schema/resources.ts'
import { effectiveOrganizationId, type Session } from '../../identity/sessions/session.ts'

/**
 * A subquery for the ids of the resources that are open to a session: those granted to its organisation and to its
 * user. Nothing else decides on access.
 */
export function openResourceIds(db: Database, session: Session): SQLWrapper {
  const ofOrganization = db
    .select({ id: resourceGrants.resourceId })
    .from(resourceGrants)
    .where(eq(resourceGrants.organizationId, effectiveOrganizationId(session)))
  // While acting for a customer, staff see what the customer sees, without their own grants.
  if (session.actingFor !== null) return ofOrganization
  const ofUser = db
    .select({ id: resourceUserGrants.resourceId })
    .from(resourceUserGrants)
    .where(eq(resourceUserGrants.userId, session.user.id))
  return unionAll(ofOrganization, ofUser)
}

/** The session that asks, as columns of a query about several sessions at once. */
interface Asking {
  /** The organisation whose resources the session sees. */
  readonly organizationId: SQLWrapper
  readonly userId: SQLWrapper
  /** Null unless the session acts for a customer. */
  readonly actingForId: SQLWrapper
}

/**
 * The same rule as a condition on the column of a resource's id. It looks up single grants by their key, as listing
 * all grants would be slow.
 */
export function isOpenTo(resourceId: SQLWrapper, asking: Asking): SQL {
  return sql`coalesce((
    select true from ${resourceGrants} where ${resourceGrants.resourceId} = ${resourceId}
      and ${resourceGrants.organizationId} = ${asking.organizationId} limit 1
  ), ${asking.actingForId} is null and (
    select true from ${resourceUserGrants} where ${resourceUserGrants.resourceId} = ${resourceId}
      and ${resourceUserGrants.userId} = ${asking.userId} limit 1
  ), false)`
}
