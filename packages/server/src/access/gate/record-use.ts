import { and, eq, isNull, lte, or } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Opened } from '../../platform/audit/record-opened.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import type { GuestToken } from './find-guest.ts'
import type { Decision } from './gate.ts'

interface By {
  readonly requestId: string
  readonly ip: string
}

/** Records that somebody has opened an app, by their session or by one of their tokens. */
export async function recordUse(
  app: Pick<App, 'db' | 'clock' | 'recordOpened'>,
  { requestId, ip }: By,
  { session, token }: Extract<Decision, { readonly kind: 'open' }>,
  opened: Omit<Opened, 'token'>,
) {
  const request = { requestId, visitor: { ip, session } }
  await app.recordOpened(request, token === null ? opened : { ...opened, token: token.id })
  if (token !== null) await recordTokenUsed(app, token)
}

/** Minimum milliseconds between two updates of a token's `lastUsedAt`. */
const usedEveryMs = 5 * 60_000

async function recordTokenUsed({ db, clock }: Pick<App, 'db' | 'clock'>, token: GuestToken) {
  const now = clock.now()
  const since = now.getTime() - usedEveryMs
  if (token.lastUsedMs !== null && token.lastUsedMs > since) return
  const { lastUsedAt } = appTokens
  // Check the time again in the UPDATE, so that of several concurrent requests only one writes.
  const isBehind = or(isNull(lastUsedAt), lte(lastUsedAt, new Date(since)))
  await db
    .update(appTokens)
    .set({ lastUsedAt: now })
    .where(and(eq(appTokens.id, token.id), isBehind))
}
