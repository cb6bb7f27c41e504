import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import type { Clock } from '../../platform/clock.ts'
import { leaveOrganization } from '../../identity/users/leave-organization.ts'
import type { Changed, ReadUser } from './change-user.ts'
import { keepPlatformAdmin } from '../../identity/administrators/administrator.ts'

export interface Name {
  readonly first_name: string
  readonly last_name: string
}

export async function setName(
  tx: Database,
  { user }: ReadUser,
  { first_name, last_name }: Name,
): Promise<Changed> {
  await tx
    .update(users)
    .set({ firstName: first_name, lastName: last_name })
    .where(eq(users.id, user.id))
  return {
    before: { first_name: user.firstName, last_name: user.lastName },
    after: { first_name, last_name },
  }
}

export interface Move {
  readonly organization: string
  readonly keep_grants?: boolean | undefined
}

/**
 * Moves an account to another organisation. The account loses the role `organization-admin`, its tokens and, unless
 * `keep_grants` is true, its own grants. An account that leaves the platform's own organisation also loses the right to
 * act for customers.
 */
export async function moveTo(
  tx: Database,
  { user }: ReadUser,
  { organization: organizationId, keep_grants: keepsGrants = false }: Move,
  { clock }: { clock: Clock },
): Promise<Changed> {
  const organization = await organizationOf(tx, organizationId)
  if (!organization.isInternal) await keepPlatformAdmin(tx, user.id)
  const canImpersonate = user.canImpersonate && organization.isInternal
  await tx.update(users).set({ organizationId, canImpersonate }).where(eq(users.id, user.id))
  if (organizationId !== user.organizationId) {
    await leaveOrganization(tx, user.id, { keepsGrants, now: clock.now() })
  }
  return {
    before: { organization: user.organizationId, can_impersonate: user.canImpersonate },
    after: {
      organization: organizationId,
      can_impersonate: canImpersonate,
      keep_grants: keepsGrants,
    },
  }
}

/** Finds an organisation. Throws ApiError `validation_failed` if there is none with this id. */
export async function organizationOf(db: Database, id: string) {
  const [row] = await db.select().from(organizations).where(eq(organizations.id, id))
  if (row === undefined)
    throw fieldError('organization', 'There is no such organisation', 'unknown')
  return row
}
