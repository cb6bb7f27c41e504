import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { users } from '../db/schema/accounts.ts'
import { forgetBrowsers } from '../sessions/known-browsers.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { endApiTokens } from '../sign-in/api-token-queries.ts'

/**
 * Ends what the account's earlier credentials have opened: sessions (except one, if it is given), sign-ins under
 * way, device codes, known browsers and API tokens. Call it inside the transaction that changes a password or a
 * factor, after the change.
 */
export async function endAccess(tx: Database, userId: string, now: Date, exceptSession?: Buffer) {
  // Opening a session locks the account first. So it is either committed before this and ended here, or it waits and
  // is then refused.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await deleteSessionsOf(tx, userId, exceptSession)
  await forgetBrowsers(tx, userId)
  await endApiTokens(tx, userId, now)
}
