import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailChanges } from '../../platform/db/schema/recovery.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

/** Seconds for which the old address can undo an address change, counted from the request or from the confirmation. */
export const undoTtlS = 72 * 3600

/** The account's earlier addresses that can still undo an address change, without its present one. */
export async function formerAddresses(db: Database, userId: string, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinctOn([emailChanges.oldEmailKey], { email: emailChanges.oldEmail })
    .from(emailChanges)
    .innerJoin(users, eq(users.id, emailChanges.userId))
    .where(
      and(
        eq(emailChanges.userId, userId),
        gt(emailChanges.confirmedAt, after(now, -undoTtlS)),
        isNull(emailChanges.endedAt),
        ne(emailChanges.oldEmailKey, users.emailKey),
      ),
    )
  return rows.map(({ email }) => email)
}

/**
 * Whether the owner of another account can still undo an address change and get this address back. Until then no
 * account may take it, or undoing would fail. `exceptId`: the account whose own earlier addresses do not count.
 */
export async function isKeptForUndo(
  db: Database,
  emailKey: EmailKey,
  now: Date,
  exceptId: string = '',
): Promise<boolean> {
  const [row] = await db
    .select({ userId: emailChanges.userId })
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.oldEmailKey, emailKey),
        gt(emailChanges.confirmedAt, after(now, -undoTtlS)),
        isNull(emailChanges.endedAt),
        ne(emailChanges.userId, exceptId),
      ),
    )
    .limit(1)
  return row !== undefined
}
