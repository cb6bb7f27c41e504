import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { after } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { emailChanges, resetTokens } from '../db/schema/recovery.ts'
import type { EmailKey } from '../users/email-key.ts'

export type EmailChange = typeof emailChanges.$inferSelect

/** How long the old address can undo a change, from when it was asked for or confirmed. */
export const undoTtlS = 72 * 3600

export async function insertEmailChange(db: Database, change: EmailChange) {
  await db.insert(emailChanges).values(change)
}

/** The change of a user that waits for its link to be followed. */
export async function openChangeOf(db: Database, userId: string, now: Date) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isOpen(now)))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1)
  return row ?? null
}

const isOpen = (now: Date) =>
  and(
    isNull(emailChanges.confirmedAt),
    isNull(emailChanges.endedAt),
    gt(emailChanges.expiresAt, now),
  )

/** The change that a link to the new address confirms. */
export async function findToConfirm(db: Database, confirmHash: Buffer, now: Date) {
  const isIt = and(eq(emailChanges.confirmHash, confirmHash), isOpen(now))
  const [row] = await db.select().from(emailChanges).where(isIt)
  return row ?? null
}

/** The change that a link to the old address undoes. */
export async function findToUndo(db: Database, undoHash: Buffer, now: Date) {
  const since = after(now, -undoTtlS)
  const isYoung = or(gt(emailChanges.confirmedAt, since), gt(emailChanges.createdAt, since))
  const isIt = and(eq(emailChanges.undoHash, undoHash), isNull(emailChanges.endedAt), isYoung)
  const [row] = await db.select().from(emailChanges).where(isIt)
  return row ?? null
}

/** False where another request has confirmed or ended it. */
export async function markConfirmed(tx: Database, { confirmHash }: EmailChange, now: Date) {
  const confirmed = await tx
    .update(emailChanges)
    .set({ confirmedAt: now })
    .where(and(eq(emailChanges.confirmHash, confirmHash), isOpen(now)))
    .returning({ userId: emailChanges.userId })
  return confirmed.length > 0
}

/** Ends the changes of a user that are not confirmed; with `all` the confirmed ones too, so that none can be undone. */
export async function endChanges(tx: Database, userId: string, now: Date, which: 'open' | 'all') {
  const isOfKind = which === 'open' ? isNull(emailChanges.confirmedAt) : undefined
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt), isOfKind))
    .returning({ userId: emailChanges.userId })
  return ended.length
}

/**
 * Gives the account another address, and makes the links worthless that were mailed to the one before. False where
 * the account is disabled.
 */
export async function storeEmail(
  tx: Database,
  userId: string,
  to: { readonly email: string; readonly emailKey: EmailKey },
): Promise<boolean> {
  const stored = await tx
    .update(users)
    .set(to)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)))
    .returning({ id: users.id })
  await tx.delete(resetTokens).where(eq(resetTokens.userId, userId))
  return stored.length > 0
}
