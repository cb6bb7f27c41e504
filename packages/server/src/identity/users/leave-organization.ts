import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { resourceUserGrants } from '../../platform/db/schema/resources.ts'
import { endAppTokens, endApiTokens } from './end-access.ts'

/**
 * Removes the rights that an account has in the organisation that it leaves: the role `organization-admin` (which would
 * otherwise apply in the next organisation), API tokens and tokens for programs, and, unless `keepsGrants`, the
 * account's own grants. Call it in the transaction that moves the account.
 */
export async function leaveOrganization(
  tx: Database,
  userId: string,
  { keepsGrants, now }: { readonly keepsGrants: boolean; readonly now: Date },
) {
  await tx
    .delete(userRoles)
    .where(
      and(
        eq(userRoles.userId, userId),
        eq(userRoles.role, 'organization-admin'),
        eq(userRoles.appName, 'admin'),
      ),
    )
  if (!keepsGrants) await tx.delete(resourceUserGrants).where(eq(resourceUserGrants.userId, userId))
  await endApiTokens(tx, userId, now)
  await endAppTokens(tx, userId, now)
}
