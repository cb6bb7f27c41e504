import { eq, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import { appTokens, tokenRequests } from '../../platform/db/schema/tokens.ts'

/**
 * Ends the tokens of an account: the next request with one is refused. Each end is recorded. Call it in the transaction
 * of the change that ends them.
 */
export async function endAppTokens(tx: Database, userId: string, now: Date) {
  // Requests that the account has approved would otherwise become tokens at the program's next poll.
  await tx.delete(tokenRequests).where(eq(tokenRequests.decidedById, userId))
  await endAppTokensWhere(tx, eq(appTokens.userId, userId), now)
}

/** Like `endAppTokens`, for the tokens of all accounts that match. */
export async function endAppTokensWhere(tx: Database, which: SQL | undefined, now: Date) {
  const { id, userId, app } = appTokens
  const ended = await tx.delete(appTokens).where(which).returning({ id, userId, app })
  if (ended.length === 0) return
  await tx.insert(auditEvents).values(
    ended.map((token) => ({
      at: now,
      event: 'token_ended',
      userId: token.userId,
      ip: '',
      requestId: '',
      detail: { token: token.id, app: token.app },
    })),
  )
}

/** Ends the tokens of everybody, and all approved requests for tokens. */
export async function endAllAppTokens(tx: Database, now: Date) {
  await tx.delete(tokenRequests)
  await endAppTokensWhere(tx, undefined, now)
}
