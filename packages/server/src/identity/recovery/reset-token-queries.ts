import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { resetTokens } from '../../platform/db/schema/recovery.ts'

type NewToken = Omit<typeof resetTokens.$inferInsert, 'usedAt'>

/** Stores a reset token. Earlier tokens stay valid until the mail with the new one was sent. */
export async function addResetToken(db: Database, token: NewToken): Promise<void> {
  await db.insert(resetTokens).values(token)
}

/** Deletes the user's reset tokens that are older than this one, because its mailed link replaces theirs. */
export async function deleteOlderTokens(db: Database, token: NewToken): Promise<void> {
  const { userId, createdAt } = token
  await db
    .delete(resetTokens)
    .where(and(eq(resetTokens.userId, userId), lt(resetTokens.createdAt, createdAt)))
}

export async function deleteResetToken(db: Database, { tokenHash }: NewToken): Promise<void> {
  await db.delete(resetTokens).where(eq(resetTokens.tokenHash, tokenHash))
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

/**
 * Stores in which browser the user has shown a second factor with this reset token. Returns false if the token is
 * unknown, used or expired.
 */
export async function confirmToken(
  tx: Database,
  tokenHash: Buffer,
  userId: string,
  { now, sessionHash }: { readonly now: Date; readonly sessionHash: Buffer },
): Promise<boolean> {
  const confirmed = await tx
    .update(resetTokens)
    .set({ confirmedIn: sessionHash })
    .where(usable(tokenHash, userId, now))
    .returning({ userId: resetTokens.userId })
  return confirmed.length > 0
}

/**
 * Hash of the session id of the browser in which the user has shown a second factor with this reset token. Null: the
 * user has shown none.
 */
export async function confirmedIn(db: Database, tokenHash: Buffer): Promise<Buffer | null> {
  const [row] = await db
    .select({ confirmedIn: resetTokens.confirmedIn })
    .from(resetTokens)
    .where(eq(resetTokens.tokenHash, tokenHash))
  return row?.confirmedIn ?? null
}

/** Marks a reset token as used. Returns false if it is unknown or expired, or another request has used it. */
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
