import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { resetTokens } from '../db/schema/recovery.ts'

/** A new link takes the place of the ones before. */
export async function replaceResetToken(
  db: Database,
  token: Omit<typeof resetTokens.$inferInsert, 'usedAt'>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(resetTokens).where(eq(resetTokens.userId, token.userId))
    await tx.insert(resetTokens).values(token)
  })
}

const usable = (tokenHash: Buffer, userId: string, now: Date) =>
  and(
    eq(resetTokens.tokenHash, tokenHash),
    eq(resetTokens.userId, userId),
    gt(resetTokens.expiresAt, now),
    isNull(resetTokens.usedAt),
  )

export async function isUsable(
  db: Database,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ userId: resetTokens.userId })
    .from(resetTokens)
    .where(usable(tokenHash, userId, now))
  return found.length > 0
}

/** Spends a token. False where it is none, or another request was faster. */
export async function spendResetToken(
  db: Database,
  tokenHash: Buffer,
  userId: string,
  now: Date,
): Promise<boolean> {
  const spent = await db
    .update(resetTokens)
    .set({ usedAt: now })
    .where(usable(tokenHash, userId, now))
    .returning({ userId: resetTokens.userId })
  return spent.length > 0
}
