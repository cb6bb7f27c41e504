import { and, eq, gt, isNull, ne } from 'drizzle-orm'
import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailChanges } from '../../platform/db/schema/recovery.ts'

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
