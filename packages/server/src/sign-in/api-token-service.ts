import { and, eq, isNull } from 'drizzle-orm'
import { apiTokens, users } from '../db/schema/accounts.ts'
import { ApiError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { addressBucket } from '../http/client-address.ts'
import { limits } from '../limits/limit-table.ts'
import { landingOf } from '../landing/landing.ts'
import { hashToken } from '../random.ts'
import type { AnyCall } from './attempts.ts'

/** Signs in the owner of a token; resolves to where they go. */
export async function loginWithApiToken(app: App, call: AnyCall, token: string): Promise<string> {
  const guess = await app.limits.count([
    { limit: limits.unknownTokens, of: addressBucket(call.browser.ip) },
  ])
  const tokenHash = hashToken(token)
  const { owner, opened } = await app.db.transaction(async (tx) => {
    const [owner] = await tx
      .select({ userId: users.id, canImpersonate: users.canImpersonate })
      .from(apiTokens)
      .innerJoin(users, eq(users.id, apiTokens.userId))
      .where(and(eq(apiTokens.tokenHash, tokenHash), isNull(users.disabledAt)))
      .for('share', { of: users })
    if (owner === undefined) throw new ApiError('token_invalid', undefined, { status: 401 })
    const lastUsedAt = app.clock.now()
    await tx.update(apiTokens).set({ lastUsedAt }).where(eq(apiTokens.tokenHash, tokenHash))
    const proof = { flow: 'api_token', factors: ['api_token'] }
    const opened = await call.browser.openSession(tx, owner.userId, proof)
    return { owner, opened }
  })
  call.browser.adopt(opened)
  await guess.release()
  return landingOf(app, { ...owner, isActing: false }, undefined)
}
