import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { forgetBrowsers } from '../sessions/known-browsers.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { endApiTokens } from '../sign-in/api-token-queries.ts'
import { endAppTokens } from '../tokens/end-tokens.ts'

/**
 * Ends everything that the account's earlier credentials have opened: sessions (except one, if given), sign-ins in
 * progress, device codes, known browsers, and tokens of both kinds. Call it after the change, inside the transaction that
 * changes a password or a factor.
 */
export async function endAccess(tx: Database, userId: string, now: Date, exceptSession?: Buffer) {
  // Opening a session locks the account first. So a session is either committed before and ended here, or it
  // waits and is then refused.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  await deleteSessionsOf(tx, userId, exceptSession)
  await forgetBrowsers(tx, userId)
  await endApiTokens(tx, userId, now)
  await endAppTokens(tx, userId, now)
}
