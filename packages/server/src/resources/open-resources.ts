import { eq, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { resourceGrants, resourceUserGrants } from '../db/schema/resources.ts'
import { effectiveOrganizationId, type Session } from '../sessions/session.ts'

/**
 * Ids of the resources that are open to a session, as a part of a query: what was granted to its organisation, and
 * to its user. The one place that decides on access.
 */
export function openResourceIds(db: Database, session: Session): SQLWrapper {
  const ofOrganization = db
    .select({ id: resourceGrants.resourceId })
    .from(resourceGrants)
    .where(eq(resourceGrants.organizationId, effectiveOrganizationId(session)))
  // Whoever acts for a customer sees what the customer sees: grants of one's own would show what they do not have.
  if (session.actingFor !== null) return ofOrganization
  const ofUser = db
    .select({ id: resourceUserGrants.resourceId })
    .from(resourceUserGrants)
    .where(eq(resourceUserGrants.userId, session.user.id))
  return unionAll(ofOrganization, ofUser)
}
