import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { recoveryCodes } from '../../platform/db/schema/second-factors.ts'

/** The stored hashes of all recovery codes of the user, including used ones. */
export async function listStoredCodes(db: Database, userId: string): Promise<Uint8Array[]> {
  const { codeHash } = recoveryCodes
  const rows = await db
    .select({ codeHash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return rows.map((row) => row.codeHash)
}

/**
 * Marks the recovery code with one of these hashes as used. Returns false if the user has no such code, or has used it.
 */
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

/**
 * Whether the user has a recovery code with one of these hashes. Call it after `spendRecoveryCode` has returned false:
 * true then means that the code was used before, false that it is wrong.
 */
export async function isSpent(db: Database, userId: string, codeHashes: readonly Buffer[]) {
  const found = await db
    .select({ userId: recoveryCodes.userId })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), inArray(recoveryCodes.codeHash, [...codeHashes])))
  return found.length > 0
}

/** Replaces all recovery codes of the user. Returns true if there were any before. Call it inside a transaction. */
export async function replaceRecoveryCodes(
  tx: Database,
  userId: string,
  hashes: readonly Buffer[],
  createdAt: Date,
): Promise<boolean> {
  // Lock the account: otherwise two concurrent requests would store ten codes each.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  const older = await tx
    .delete(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .returning({ userId: recoveryCodes.userId })
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt })))
  return older.length > 0
}
