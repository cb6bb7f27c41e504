import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, userRoles, users } from '../../platform/db/schema/accounts.ts'

/**
 * The people with the role `organization-admin` in an organisation whose accounts are not disabled, each with the
 * organisation's name.
 */
export const organizationAdmins = (db: Database, organizationId: string) =>
  db
    .selectDistinct({
      id: users.id,
      email: users.email,
      language: users.language,
      organization: organizations.name,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(
      and(
        eq(userRoles.appName, 'admin'),
        eq(userRoles.role, 'organization-admin'),
        eq(users.organizationId, organizationId),
        isNull(users.disabledAt),
      ),
    )
