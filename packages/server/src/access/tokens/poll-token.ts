import { eq, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { holdAccount } from '../../identity/users/accounts.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import { tokenRequests } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { hashToken } from '../../platform/random.ts'
import { storeToken } from './own-tokens.ts'

/**
 * The errors that a polling program can get, as named by RFC 8628, section 3.5. `invalid_grant` (RFC 6749, section
 * 5.2): there is no such request, or its token was given out already.
 */
export type PollRefusal =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'

/** Seconds by which the polling interval grows when a program polls too soon (RFC 8628). */
const slowerByS = 5

/**
 * Answers a program that asks whether its request for a token was approved. If it was, creates the token and returns
 * it, once; otherwise returns the error code for the program.
 */
export async function pollToken(
  app: App,
  call: Caller,
  deviceCode: string,
): Promise<Awaited<ReturnType<typeof storeToken>> | PollRefusal> {
  const now = app.clock.now()
  const isIt = eq(tokenRequests.deviceHash, hashToken(deviceCode))
  const [row] = await app.db.select().from(tokenRequests).where(isIt)
  if (row === undefined) return 'invalid_grant'
  if (row.expiresAt <= now) return 'expired_token'
  if (row.decision === 'deny') return 'access_denied'
  const { polledAt, intervalS, decidedById } = row
  const isTooSoon = polledAt !== null && now.getTime() - polledAt.getTime() < intervalS * 1000
  await app.db
    .update(tokenRequests)
    .set({
      polledAt: now,
      ...(isTooSoon && { intervalS: sql`${tokenRequests.intervalS} + ${slowerByS}` }),
    })
    .where(isIt)
  if (isTooSoon) return 'slow_down'
  if (decidedById === null) return 'authorization_pending'
  try {
    return await app.mailQueue.inTransaction(async (tx, mails) => {
      // Lock the account before spending the request. Code that ends the account's access takes the same lock and
      // deletes the request, so that no token can be made from it afterwards.
      const account = await holdAccount(tx, decidedById)
      const spent = await tx.delete(tokenRequests).where(isIt).returning({ app: tokenRequests.app })
      if (spent.length === 0) return 'invalid_grant'
      if (account === null || account.isDisabled) return 'access_denied'
      const asker = {
        organizationId: account.organizationId,
        userId: account.id,
        isActing: sql`false`,
        now: now.toISOString(),
      }
      const { name, app: ofApp, dataset, days, providerId, twoFactors } = row
      const wanted = { name, app: ofApp, dataset, days, providerId, twoFactors }
      return await storeToken(app, { tx, mails, owner: account, asker }, call, wanted)
    })
  } catch (error) {
    // `storeToken` refuses if the owner has lost access since approving, or has too many tokens by now.
    const isRefused = error instanceof ApiError && error.status < 500
    if (!isRefused) throw error
    return 'access_denied'
  }
}
