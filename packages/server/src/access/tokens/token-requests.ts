import type { ValueFrom } from '@vestibule/api-client/contract'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { requireFreshProof } from '../../identity/sessions/fresh-proof.ts'
import { holdSession } from '../../identity/sessions/hold-session.ts'
import type { Session } from '../../identity/sessions/session.ts'
import { hasTwoFactors } from '../../identity/sessions/two-factors.ts'
import { audit, type Caller } from '../../platform/audit/audit.ts'
import { after } from '../../platform/clock.ts'
import { tokenRequests } from '../../platform/db/schema/tokens.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { hashToken, newToken, randomText } from '../../platform/random.ts'
import { appIdOf } from '../resources/app-id.ts'
import { askerOf } from '../resources/may-open.ts'
import { nameOfKey } from '../resources/resource-keys.ts'
import { refuseWhileActing } from './own-tokens.ts'
import { reachOfToken, type WantedReach } from './token-reach.ts'

/** Seconds in which a person has to approve the request of a program. */
const requestTtlS = 600
/** Seconds that a program must wait between two polls, until it is told to slow down. */
const firstIntervalS = 5
/**
 * Letters and digits of the code that a person types to approve a program: without vowels, so that no words result, and
 * without look-alikes.
 */
const codeLetters = 'BCDFGHJKLMNPQRSTVWXZ23456789'
const gone = 'Code is invalid or expired'

const codeHashOf = ({ keys }: Pick<App, 'keys'>, code: string) => keys.mac('token-request', code)

interface Asking extends WantedReach {
  readonly name: string
  readonly days: number
  readonly ip: string
  readonly userAgent: string
}

/**
 * Stores a program's request for a token, and returns the two codes of RFC 8628: one by which the program asks for the
 * token, and one that it shows to a person. Whether a user can open the app is checked only when a person approves the
 * request, because no user is known yet.
 */
export async function beginTokenRequest(app: App, { app: named, dataset, ...asking }: Asking) {
  await app.limits.count([{ limit: limits.deviceCodes, of: addressBucket(asking.ip) }])
  const now = app.clock.now()
  const [deviceCode, userCode] = [newToken(), randomText(codeLetters, 6)]
  const stored = await app.db
    .insert(tokenRequests)
    .values({
      ...asking,
      deviceHash: hashToken(deviceCode),
      codeHash: codeHashOf(app, userCode),
      app: appIdOf(named.replace(/^AppResource:/, '')),
      dataset: dataset?.includes(':') === true ? nameOfKey(dataset) : (dataset ?? null),
      requestedAt: now,
      expiresAt: after(now, requestTtlS),
      intervalS: firstIntervalS,
    })
    .onConflictDoNothing()
    .returning({ app: tokenRequests.app })
  // Nothing was stored if another stored request has the same random code: a chance of one in 480 million for each of
  // these. The program can ask again.
  if (stored.length === 0) throw new ApiError('unavailable')
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: `${app.settings.publicOrigin}/device`,
    expires_in: requestTtlS,
    interval: firstIntervalS,
  }
}

/**
 * Finds a program's undecided request by the code that the program shows. Throws ApiError `not_found` for a wrong or
 * expired code; these count against the limits on guessing.
 */
export function lookUpTokenRequest(app: App, call: Caller, session: Session, code: string) {
  return guarded(app, call, session, async () => {
    const [row] = await app.db.select().from(tokenRequests).where(isUndecided(app, code))
    return row
  })
}

/**
 * Approves or denies a program's request, once. To approve, the user must have shown a factor recently, and be able to
 * open the app and dataset of the token.
 */
export function decideTokenRequest(
  app: App,
  call: Caller,
  session: Session,
  { code, decision }: { readonly code: string; readonly decision: 'approve' | 'deny' },
) {
  if (decision === 'approve') {
    refuseWhileActing(session)
    requireFreshProof(app.clock, session)
  }
  return guarded(app, call, session, () =>
    app.db.transaction(async (tx) => {
      // Lock the account. A transaction that ends all its tokens then waits until the decision is stored, and voids
      // that too.
      const { providerId } = await holdSession(tx, session)
      const { factors, user } = session
      const twoFactors = hasTwoFactors({ factors, signInMethod: user.signInMethod })
      const [row] = await tx
        .update(tokenRequests)
        .set({ decision, decidedById: user.id, providerId, twoFactors })
        .where(isUndecided(app, code))
        .returning()
      if (row === undefined) return undefined
      if (decision === 'approve') await reachOfToken(tx, askerOf(session, app.clock.now()), row)
      await audit(app, tx, call, {
        event: 'device_code_decided',
        detail: { decision, app: row.app, ...(row.dataset !== null && { dataset: row.dataset }) },
      })
      return row
    }),
  )
}

const isUndecided = (app: App, code: string) =>
  and(
    eq(tokenRequests.codeHash, codeHashOf(app, code)),
    gt(tokenRequests.expiresAt, app.clock.now()),
    isNull(tokenRequests.decision),
  )

async function guarded(
  app: App,
  call: Caller,
  session: Session,
  find: () => Promise<typeof tokenRequests.$inferSelect | undefined>,
): Promise<ValueFrom<'getTokenRequest'>> {
  const guess = await app.limits.count([
    { limit: limits.wrongDeviceCodes, of: session.user.id },
    { limit: limits.wrongDeviceCodesAtAddress, of: addressBucket(call.visitor.ip) },
  ])
  const row = await find()
  if (row === undefined) throw new ApiError('not_found', gone)
  await guess.release()
  const { name, app: ofApp, dataset, days, ip, userAgent, requestedAt } = row
  const client = { ip, user_agent: userAgent, requested_at: requestedAt.toISOString() }
  return { name, app: ofApp, dataset, days, client }
}
