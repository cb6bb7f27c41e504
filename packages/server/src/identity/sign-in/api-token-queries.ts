import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { apiTokens, users } from '../../platform/db/schema/accounts.ts'

/** SQL condition: the API token is valid, so that it can sign its owner in. */
function isGood(tokenHash: Buffer, now: Date) {
  return and(
    eq(apiTokens.tokenHash, tokenHash),
    isNull(apiTokens.endedAt),
    gt(apiTokens.expiresAt, now),
  )
}

/**
 * The user whom an API token would sign in. Null if the token is invalid or its owner disabled. The token is not used
 * up.
 */
export async function findApiTokenOwner(db: Database, tokenHash: Buffer, now: Date) {
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(isGood(tokenHash, now), isNull(users.disabledAt)))
  return owner ?? null
}

/**
 * Returns the owner of a valid API token, locks the account until the transaction ends, and uses up a single-use token.
 * Null if the token is invalid or its owner disabled.
 */
export async function useApiToken(tx: Database, tokenHash: Buffer, now: Date) {
  const isIt = isGood(tokenHash, now)
  const [owner] = await tx
    .select({ userId: users.id, canImpersonate: users.canImpersonate, use: apiTokens.use })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(isIt, isNull(users.disabledAt)))
    .for('share', { of: users })
  if (owner === undefined) return null
  const used = await tx
    .update(apiTokens)
    .set({ lastUsedAt: now, ...(owner.use === 'many' ? {} : { endedAt: now }) })
    // Check again that the token is valid: another request may have used it up meanwhile.
    .where(isIt)
    .returning({ userId: apiTokens.userId })
  return used.length > 0 ? owner : null
}
