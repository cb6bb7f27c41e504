import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { recoveryCodes } from '../db/schema/second-factors.ts'

/** Spends the code with one of these hashes. False where it is none of the user's, or was spent before. */
export async function spendRecoveryCode(
  db: Database,
  userId: string,
  codeHashes: readonly Buffer[],
  usedAt: Date,
): Promise<boolean> {
  const spent = await db
    .update(recoveryCodes)
    .set({ usedAt })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        inArray(recoveryCodes.codeHash, [...codeHashes]),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0
}

/** Whether one of these hashes is that of a code which the user has spent. */
export async function isSpent(db: Database, userId: string, codeHashes: readonly Buffer[]) {
  const found = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...codeHashes])))
  return found.length > 0
}

/** Puts new codes in the place of all older ones; true if there were any. Inside a transaction only. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hashes: readonly Buffer[],
  createdAt: Date,
): Promise<boolean> {
  // The account is locked: otherwise two requests at once would each store ten codes.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const older = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .returning({ userId: recoveryCodes.userId })
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })))
  return older.length > 0
}
