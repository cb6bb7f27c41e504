import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { apiTokens, users } from '../../platform/db/schema/accounts.ts'

/** Condition for a token that can sign its owner in. */
function isGood(tokenHash: Buffer, now: Date) {
  return and(
    eq(apiTokens.tokenHash, tokenHash),
    isNull(apiTokens.endedAt),
    gt(apiTokens.expiresAt, now),
  )
}

/** The user whom a token would sign in; null if the token is invalid. Does not use up the token. */
export async function findApiTokenOwner(db: Database, tokenHash: Buffer, now: Date) {
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(isGood(tokenHash, now), isNull(users.disabledAt)))
  return owner ?? null
}

/** The owner of a valid token, locked until the transaction ends. A single-use token is spent. */
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
    // Checked again: another request may have spent the token meanwhile.
    .where(isIt)
    .returning({ userId: apiTokens.userId })
  return used.length > 0 ? owner : null
}
