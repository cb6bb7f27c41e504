import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { preparedOnce } from '../../platform/db/prepared.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { authenticators } from '../../platform/db/schema/second-factors.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

/** An account, which may be disabled: the callers do not reveal that before the user has shown a factor. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly emailKey: EmailKey
  readonly organizationId: string
  readonly signInMethod: (typeof users.$inferSelect)['signInMethod']
  readonly passwordHash: string | null
  readonly hasPassword: boolean
  readonly redirectUrl: string | null
  /** Language tag that the user has chosen. Null: none. */
  readonly language: string | null
  /** Whether the user is staff that may act for a customer organisation. */
  readonly canImpersonate: boolean
  readonly hasAuthenticator: boolean
  /** Whether an administrator has disabled the account, so that nobody can sign in. */
  readonly isDisabled: boolean
}

const columns = {
  id: users.id,
  email: users.email,
  emailKey: users.emailKey,
  organizationId: users.organizationId,
  signInMethod: users.signInMethod,
  passwordHash: users.passwordHash,
  redirectUrl: users.redirectUrl,
  language: users.language,
  canImpersonate: users.canImpersonate,
  authenticatorOf: authenticators.userId,
  disabledAt: users.disabledAt,
}

const which = { email: users.emailKey, id: users.id }

function selectAccount(db: Database, isIt: SQL) {
  return db
    .select(columns)
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(isIt)
}

function prepareFind(by: keyof typeof which) {
  return preparedOnce((db) =>
    selectAccount(db, eq(which[by], sql.placeholder('value'))).prepare(`find_account_by_${by}`),
  )
}
const byEmail = prepareFind('email')
const byId = prepareFind('id')

export async function findAccountByEmail(
  db: Database,
  emailKey: EmailKey,
): Promise<Account | null> {
  return accountOf(await byEmail(db).execute({ value: emailKey }))
}

export async function findAccountById(db: Database, id: string): Promise<Account | null> {
  return accountOf(await byId(db).execute({ value: id }))
}

/**
 * Reads the account and locks its row until the transaction ends, so that opening a session and ending all of them
 * happen one after the other: a change that ends the sessions, such as a new password, has either committed before, or
 * waits and then also ends the session opened meanwhile. Call it before any other change in the transaction, or two
 * transactions could deadlock.
 */
export async function holdAccount(tx: Database, id: string): Promise<Account | null> {
  return accountOf(await selectAccount(tx, eq(users.id, id)).for('share', { of: users }))
}

/** The account, or null if it is disabled and nobody may sign in. */
export function unlessDisabled(account: Account | null): Account | null {
  return account?.isDisabled === true ? null : account
}

interface Held {
  /** Whether to find the account even if it is disabled. */
  readonly mayBeDisabled?: boolean
  readonly passwordHash?: string
}

/**
 * Makes a subquery that finds one row if the account is enabled (or `mayBeDisabled`) and its password hash is still
 * `passwordHash`, if that is given. It locks the account's row until the transaction ends, so that opening a session
 * and ending all of them happen one after the other.
 */
export function heldAccount(db: Database, id: string, { mayBeDisabled, passwordHash }: Held = {}) {
  const hasPassword = passwordHash === undefined ? undefined : eq(users.passwordHash, passwordHash)
  const isEnabled = mayBeDisabled === true ? undefined : isNull(users.disabledAt)
  return db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), hasPassword, isEnabled))
    .for('share')
}

function accountOf(rows: unknown): Account | null {
  // The cast repeats the columns of the query: Drizzle loses the row type of prepared queries on the shared database
  // interface.
  const [row] = rows as (Omit<Account, 'hasAuthenticator' | 'hasPassword' | 'isDisabled'> & {
    authenticatorOf: string | null
    disabledAt: Date | null
  })[]
  if (row === undefined) return null
  const { authenticatorOf, disabledAt, ...account } = row
  return {
    ...account,
    hasPassword: account.passwordHash !== null,
    hasAuthenticator: authenticatorOf !== null,
    isDisabled: disabledAt !== null,
  }
}

interface NewPassword {
  readonly passwordHash: string
  readonly passwordChangedAt: Date
}

export async function storePassword(db: Database, userId: string, password: NewPassword) {
  await db.update(users).set(password).where(eq(users.id, userId))
}

/** Deletes a password that an attacker may know. The owner can choose a new one after entering a mailed code. */
export async function voidPassword(db: Database, userId: string) {
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId))
}

/** Stores the first password of an account. Returns false if the account has a password already, or is disabled. */
export async function storeFirstPassword(db: Database, userId: string, password: NewPassword) {
  const stored = await db
    .update(users)
    .set(password)
    .where(and(eq(users.id, userId), isNull(users.passwordHash), isNull(users.disabledAt)))
    .returning({ id: users.id })
  return stored.length > 0
}
