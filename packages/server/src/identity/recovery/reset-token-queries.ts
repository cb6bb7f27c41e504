import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { resetTokens } from '../../platform/db/schema/recovery.ts'

type NewToken = Omit<typeof resetTokens.$inferInsert, 'usedAt'>

/** Stores a token. Earlier ones stay valid until the mail of the new one is sent. */
export async function addResetToken(db: Database, token: NewToken): Promise<void> {
  await db.insert(resetTokens).values(token)
}

/** Deletes the tokens that a newer link replaces. */
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

/** Remembers the browser that has shown a second factor with the token. Returns false if the token cannot be used. */
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

/** Hash of the session id of the browser that has shown a second factor with the token. */
export async function confirmedIn(db: Database, tokenHash: Buffer): Promise<Buffer | null> {
  const [row] = await db
    .select({ confirmedIn: resetTokens.confirmedIn })
    .from(resetTokens)
    .where(eq(resetTokens.tokenHash, tokenHash))
  return row?.confirmedIn ?? null
}

/** Spends a token. Returns false if there is none, or another request has spent it. */
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
