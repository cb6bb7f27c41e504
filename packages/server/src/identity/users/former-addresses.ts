import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailChanges } from '../../platform/db/schema/recovery.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'

/** Seconds in which the old address can undo a change, counted from its request or its confirmation. */
export const undoTtlS = 72 * 3600

/** Earlier addresses of the account that can still undo a change of address; not the present one. */
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
 * Whether an account can still go back to this address. Until then no other account may have it, or the owner could not
 * undo the change. `exceptId`: the account whose own former addresses do not count.
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
