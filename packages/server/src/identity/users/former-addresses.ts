import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailChanges } from '../../platform/db/schema/recovery.ts'
import type { EmailKey } from '../../platform/mail/email-key.ts'

/** Seconds in which the old address can undo a change, counted from its request or its confirmation. */
export const undoTtlS = 72 * 3600

/** The addresses from which the account's address was changed and which can still undo it; not the present one. */
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
 * Whether an account can still go back to this address, from which it was changed. Until then it is nobody else's: an
 * account that had it would keep the owner from undoing the change. `exceptId`: whose own former address does not count.
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
