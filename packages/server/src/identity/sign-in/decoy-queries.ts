import { count, desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { securityQuestions, users } from '../../platform/db/schema/accounts.ts'

/**
 * How many of the commonest security questions the server chooses from when it shows one for an address without an
 * account: enough to hide among, few enough to choose from at each request.
 */
export const mostQuestions = 100

/** The number of accounts for each sign-in method, with and without a password. */
export function countBeginnings(db: Database) {
  const hasPassword = isNotNull(users.passwordHash).mapWith(Boolean)
  return db
    .select({ signInMethod: users.signInMethod, hasPassword, accounts: count() })
    .from(users)
    .groupBy(users.signInMethod, isNotNull(users.passwordHash))
}

/** The commonest security questions, with the number of their accounts. */
export function countQuestions(db: Database) {
  const { question } = securityQuestions
  return db
    .select({ question, accounts: count() })
    .from(securityQuestions)
    .groupBy(question)
    .orderBy(desc(count()), question)
    .limit(mostQuestions)
}
