import { count, desc, isNotNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { securityQuestions, users } from '../db/schema/accounts.ts'

/** Enough to hide among, few enough to be drawn from at each request. */
export const mostQuestions = 100

/** How many accounts begin to sign in in the same way. */
export function countBeginnings(db: Database) {
  const hasPassword = isNotNull(users.passwordHash).mapWith(Boolean)
  return db
    .select({ signInMethod: users.signInMethod, hasPassword, accounts: count() })
    .from(users)
    .groupBy(users.signInMethod, isNotNull(users.passwordHash))
}

/** How many accounts have the same security question: the commonest ones. */
export function countQuestions(db: Database) {
  const { question } = securityQuestions
  return db
    .select({ question, accounts: count() })
    .from(securityQuestions)
    .groupBy(question)
    .orderBy(desc(count()), question)
    .limit(mostQuestions)
}
