import { nameOfUser } from '../../platform/db/schema/accounts.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { auditEvents, byWhom } from '../../platform/db/schema/operations.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { StoredUser } from '../../identity/users/operator-queries.ts'

/** The values of the account that the administrator's page showed before the change. */
export interface Seen {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly organization: string
  readonly sign_in_method: string
}

const profileEvents = [
  'profile_changed',
  'email_changed',
  'email_change_undone',
  'sign_in_method_changed',
  'organization_changed',
] as const

/**
 * Throws ApiError `conflict` if the account no longer has the values that the administrator saw, so that nobody
 * overwrites another's change without knowing. Call it while the account's row is locked.
 */
export async function requireAsSeen(tx: Database, user: StoredUser, seen: Seen): Promise<void> {
  if (
    seen.email === user.email &&
    seen.first_name === user.firstName &&
    seen.last_name === user.lastName &&
    seen.organization === user.organizationId &&
    seen.sign_in_method === user.signInMethod
  ) {
    return
  }
  const [latest] = await tx
    .select({ at: auditEvents.at, by: nameOfUser(byWhom(auditEvents)) })
    .from(auditEvents)
    .where(and(eq(auditEvents.userId, user.id), inArray(auditEvents.event, [...profileEvents])))
    .orderBy(desc(auditEvents.id))
    .limit(1)
  throw new ApiError('conflict', 'Somebody has changed this person meanwhile', {
    // Tell who made the latest change, and when. There is no event about a change that was made in the database itself.
    ...(latest && { info: { changed: { by: latest.by, at: latest.at.toISOString() } } }),
  })
}
