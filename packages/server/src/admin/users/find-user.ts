import { eq } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { usesPassword } from '../../identity/account/security.ts'
import { knownBrowserNames } from '../../identity/sessions/known-browsers.ts'
import { adminRolesOf, countedRoles } from '../../identity/administrators/administrator.ts'
import { locksOf, type Lock } from './user-locks.ts'
import { hasAuthenticator, hasPasskey } from './user-row.ts'
import type { Target } from './user-rules.ts'

type World = Pick<App, 'keys' | 'clock'>

/** An account with its organisation, even if disabled; null if there is none. */
export async function readUser(db: Database, id: string, lock?: 'update') {
  const query = db
    .select({
      user: users,
      organization: organizations,
      hasPasskey: hasPasskey(db),
      hasAuthenticator: hasAuthenticator(db),
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id))
  const [row] = await (lock === undefined ? query : query.for('update', { of: users }))
  return row ?? null
}

export type ReadUser = NonNullable<Awaited<ReturnType<typeof readUser>>>

/** The account in the form of a list row. */
export const rowOf = ({ user, organization, ...has }: ReadUser) => ({
  ...user,
  ...has,
  hasPassword: user.passwordHash !== null,
  organizationName: organization.name,
})

/** The account's current lock, for known browsers or for unknown ones; null: none. */
export async function lockOf(world: World, db: Database, user: ReadUser['user']) {
  const browsers = await knownBrowserNames(db, user.id)
  return (await locksOf({ ...world, db }, [user], browsers)).get(user.id) ?? null
}

export async function targetOf(db: Database, read: ReadUser, lock: Lock | null): Promise<Target> {
  const { user, organization } = read
  return {
    id: user.id,
    organizationId: user.organizationId,
    imported: user.imported,
    isDisabled: user.disabledAt !== null,
    isLocked: lock !== null,
    isSetUp: user.isSetUp,
    usesPassword: usesPassword(user),
    hasAuthenticator: read.hasAuthenticator,
    roles: countedRoles(await adminRolesOf(db, user.id), organization.isInternal),
    canImpersonate: user.canImpersonate,
  }
}
