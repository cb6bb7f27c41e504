import type { ItemOf } from '@vestibule/api-client/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { passkeys } from '../../platform/db/schema/passkeys.ts'
import { authenticators } from '../../platform/db/schema/second-factors.ts'
import type { Lock } from './user-locks.ts'
import { namedPerson } from '../../identity/users/profile.ts'

/** SQL condition on a row of `users`: the account has a passkey. */
export const hasPasskey = (db: Database) =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, users.id))}`
export const hasAuthenticator = (db: Database) =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(eq(authenticators.userId, users.id))}`

/**
 * Columns that say whether an account has a passkey or an authenticator. They are written without `exists`, because for
 * a selected `exists` PostgreSQL reads all authenticators once there are many, even for a page of fifty people.
 */
const columnOfPasskey = (db: Database) =>
  sql<boolean>`${db
    .select({ one: sql`1` })
    .from(passkeys)
    .where(eq(passkeys.userId, users.id))
    .limit(1)} is not null`
const columnOfAuthenticator = (db: Database) =>
  sql<boolean>`${db
    .select({ one: sql`1` })
    .from(authenticators)
    .where(eq(authenticators.userId, users.id))} is not null`

/** The columns of a person in a list. Subqueries on other tables run only for the rows of the page. */
export const userColumns = (db: Database) => ({
  id: users.id,
  email: users.email,
  emailKey: users.emailKey,
  firstName: users.firstName,
  lastName: users.lastName,
  organizationId: users.organizationId,
  organizationName: organizations.name,
  signInMethod: users.signInMethod,
  redirectUrl: users.redirectUrl,
  disabledAt: users.disabledAt,
  lastSignedInAt: users.lastSignedInAt,
  imported: users.imported,
  isSetUp: users.isSetUp,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  hasPasskey: columnOfPasskey(db),
  hasAuthenticator: columnOfAuthenticator(db),
})

export interface UserRow {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly organizationId: string
  readonly organizationName: string
  readonly signInMethod: (typeof users.$inferSelect)['signInMethod']
  readonly redirectUrl: string | null
  readonly disabledAt: Date | null
  readonly lastSignedInAt: Date | null
  readonly isSetUp: boolean
  readonly hasPassword: boolean
  readonly hasPasskey: boolean
  readonly hasAuthenticator: boolean
}

export function secondFactorOf(row: UserRow): ItemOf<'listUsers'>['second_factor'] {
  if (row.redirectUrl !== null) return 'organization'
  if (row.hasPasskey) return 'passkey'
  if (row.hasAuthenticator) return 'authenticator'
  if (!row.isSetUp) return 'not_set_up'
  // The account is set up, but has neither a factor nor a password of its own: the organisation's identity provider
  // signs it in.
  if (row.signInMethod === 'email_otp_and_authenticator_based' || !row.hasPassword) {
    return 'organization'
  }
  return row.signInMethod === 'password' ? 'none' : 'email_code'
}

export function listedUser(row: UserRow, lock: Lock | undefined): ItemOf<'listUsers'> {
  const state =
    row.disabledAt !== null
      ? 'disabled'
      : lock !== undefined
        ? 'locked'
        : row.isSetUp
          ? 'active'
          : 'invited'
  return {
    ...namedPerson(row),
    organization: { id: row.organizationId, name: row.organizationName },
    state,
    locked_until: state === 'locked' && lock !== undefined ? lock.until.toISOString() : null,
    second_factor: secondFactorOf(row),
    last_signed_in_at: row.lastSignedInAt?.toISOString() ?? null,
  }
}
