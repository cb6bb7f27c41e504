import { and, desc, eq, gt, gte, isNull, or } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailChanges, resetTokens } from '../../platform/db/schema/recovery.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'
import { undoTtlS } from '../users/former-addresses.ts'

export type EmailChange = typeof emailChanges.$inferSelect

export async function insertEmailChange(db: Database, change: EmailChange) {
  await db.insert(emailChanges).values(change)
}

/**
 * The address change that the user has requested and not confirmed yet. Null: there is none, or it is cancelled or
 * expired.
 */
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

/**
 * Finds the address change that a link mailed to the new address would confirm. Null: it is unknown, confirmed already,
 * cancelled, undone or expired.
 */
export async function findToConfirm(db: Database, confirmHash: Buffer, now: Date) {
  const isIt = and(eq(emailChanges.confirmHash, confirmHash), isOpen(now))
  const [row] = await db.select().from(emailChanges).where(isIt)
  return row ?? null
}

/**
 * Finds the address change, confirmed or not, that a link mailed to the old address would undo. Null: no change has
 * this link, it has ended, or it was requested and (if at all) confirmed more than 72 hours ago.
 */
export async function findToUndo(db: Database, undoHash: Buffer, now: Date) {
  const since = after(now, -undoTtlS)
  const isYoung = or(gt(emailChanges.confirmedAt, since), gt(emailChanges.createdAt, since))
  const isIt = and(eq(emailChanges.undoHash, undoHash), isNull(emailChanges.endedAt), isYoung)
  const [row] = await db.select().from(emailChanges).where(isIt)
  return row ?? null
}

/**
 * Marks an address change as confirmed. Returns false if it has expired, or another request has confirmed or ended it.
 */
export async function markConfirmed(tx: Database, { confirmHash }: EmailChange, now: Date) {
  const confirmed = await tx
    .update(emailChanges)
    .set({ confirmedAt: now })
    .where(and(eq(emailChanges.confirmHash, confirmHash), isOpen(now)))
    .returning({ userId: emailChanges.userId })
  return confirmed.length > 0
}

/**
 * Ends address changes of the user, so that their links stop working, and returns how many. `open`: those not confirmed
 * yet. `all`: also the confirmed ones, which then cannot be undone. `since`: all that were requested at this time or
 * later.
 */
export async function endChanges(
  tx: Database,
  userId: string,
  now: Date,
  which: 'open' | 'all' | { readonly since: Date },
) {
  const isOfKind = and(
    which === 'open' ? isNull(emailChanges.confirmedAt) : undefined,
    typeof which === 'object' ? gte(emailChanges.createdAt, which.since) : undefined,
  )
  const ended = await tx
    .update(emailChanges)
    .set({ endedAt: now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt), isOfKind))
    .returning({ userId: emailChanges.userId })
  return ended.length
}

/**
 * Stores the account's new address, and deletes its password reset links, which were mailed to the address before.
 * Returns false if the account is disabled or deleted. Throws the database's error if another account has the address.
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
