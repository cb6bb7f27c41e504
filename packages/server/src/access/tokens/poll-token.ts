import { eq, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { holdAccount } from '../../identity/users/accounts.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import { tokenRequests } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { hashToken } from '../../platform/random.ts'
import { storeToken } from './own-tokens.ts'

/** The refusals of RFC 8628, section 3.5. */
export type PollRefusal =
  | 'authorization_pending'
  | 'slow_down'
  | 'access_denied'
  | 'expired_token'
  | 'invalid_grant'

/** Seconds added to the interval when a program asks too soon (RFC 8628). */
const slowerByS = 5

/** Hands an approved token over to the program that asked for it. Returns a string with the reason if it cannot. */
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
      // Lock the account first, as all code that ends access does: that code deletes the request, so none is found
      // here.
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
    // The access has ended since it was approved, or there are too many tokens by now.
    const isRefused = error instanceof ApiError && error.status < 500
    if (!isRefused) throw error
    return 'access_denied'
  }
}
