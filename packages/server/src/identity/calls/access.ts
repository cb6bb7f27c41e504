import { needsSession, type EndpointAccess } from '@vestibule/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { isInternalSession, type Session } from '../sessions/session.ts'
import { ApiError } from '../../platform/http/api-error.ts'

type Rule = (session: Session, db: Database) => boolean | Promise<boolean>

const rules: Record<Exclude<EndpointAccess, 'anyone' | 'attempt'>, Rule> = {
  session: () => true,
  internal: isInternalSession,
  // Every session passes here: `requireAdministrator` checks the role afterwards.
  admin: () => true,
  // Every session passes here: `requireSteward` checks the role afterwards.
  steward: () => true,
  staff: ({ user }) => user.canImpersonate,
  'docs-admin': (session, db) =>
    isInternalSession(session) && hasRole(db, session.user.id, 'docs-admin'),
}

/**
 * Checks that the caller has the access that the contract demands for a call. Throws ApiError `not_authenticated` or
 * `forbidden`.
 */
export async function checkAccess(access: EndpointAccess, session: Session | null, db: Database) {
  if (!needsSession(access)) return
  if (session === null) throw new ApiError('not_authenticated')
  if (!(await rules[access](session, db))) throw new ApiError('forbidden')
}

/** Whether the user has the role for `appName`, or for all apps at once. Without `appName`: for any app. */
export async function hasRole(db: Database, userId: string, role: string, appName?: string) {
  const inApp = appName === undefined ? undefined : inArray(userRoles.appName, ['', appName])
  const [row] = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.role, role), inApp))
    .limit(1)
  return row !== undefined
}
