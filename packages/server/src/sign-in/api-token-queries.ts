import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { apiTokens, users } from '../db/schema/accounts.ts'

/** The owner of a token that is good, held until the transaction ends, and with a `once` token spent. */
export async function useApiToken(tx: Database, tokenHash: Buffer, now: Date) {
  const isGood = and(
    eq(apiTokens.tokenHash, tokenHash),
    isNull(apiTokens.endedAt),
    gt(apiTokens.expiresAt, now),
  )
  const [owner] = await tx
    .select({ userId: users.id, canImpersonate: users.canImpersonate, use: apiTokens.use })
    .from(apiTokens)
    .innerJoin(users, eq(users.id, apiTokens.userId))
    .where(and(isGood, isNull(users.disabledAt)))
    .for('share', { of: users })
  if (owner === undefined) return null
  const { use, ...found } = owner
  const used = await tx
    .update(apiTokens)
    .set({ lastUsedAt: now, ...(use === 'once' ? { endedAt: now } : {}) })
    // Another request may have spent it in the meantime.
    .where(isGood)
    .returning({ userId: apiTokens.userId })
  return used.length > 0 ? found : null
}

/** Ends the tokens of an account. Their rows stay for a while: an import does not bring them back. */
export async function endApiTokens(db: Database, userId: string, endedAt: Date): Promise<void> {
  await db
    .update(apiTokens)
    .set({ endedAt })
    .where(and(eq(apiTokens.userId, userId), isNull(apiTokens.endedAt)))
}
