import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { authenticators } from '../db/schema/second-factors.ts'

/** An account that may sign in. */
export interface Account {
  readonly id: string
  readonly email: string
  readonly emailKey: string
  readonly signInMethod: (typeof users.$inferSelect)['signInMethod']
  readonly passwordHash: string | null
  readonly redirectUrl: string | null
  /** Staff that may act for a customer organisation. */
  readonly canImpersonate: boolean
  readonly hasAuthenticator: boolean
}

const columns = {
  id: users.id,
  email: users.email,
  emailKey: users.emailKey,
  signInMethod: users.signInMethod,
  passwordHash: users.passwordHash,
  redirectUrl: users.redirectUrl,
  canImpersonate: users.canImpersonate,
  authenticatorOf: authenticators.userId,
}

/** The account of an address, unless it is disabled. */
export function findAccountByEmail(db: Database, emailKey: string): Promise<Account | null> {
  return findAccount(db, eq(users.emailKey, emailKey))
}

export function findAccountById(db: Database, id: string): Promise<Account | null> {
  return findAccount(db, eq(users.id, id))
}

async function findAccount(db: Database, which: ReturnType<typeof eq>): Promise<Account | null> {
  const [row] = await db
    .select(columns)
    .from(users)
    .leftJoin(authenticators, eq(authenticators.userId, users.id))
    .where(and(which, isNull(users.disabledAt)))
  if (row === undefined) return null
  const { authenticatorOf, ...account } = row
  return { ...account, hasAuthenticator: authenticatorOf !== null }
}

export async function storePasswordHash(db: Database, userId: string, passwordHash: string) {
  await db.update(users).set({ passwordHash }).where(eq(users.id, userId))
}
