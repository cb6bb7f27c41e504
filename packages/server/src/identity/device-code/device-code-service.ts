import type { ValueFrom } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import { after } from '../../platform/clock.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../calls/app.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { landingAfter } from '../landing/landing.ts'
import { hashToken } from '../../platform/random.ts'
import { isOfPerson } from '../sessions/fresh-proof.ts'
import type { Session } from '../sessions/session.ts'
import { hasTwoFactors } from '../sessions/two-factors.ts'
import { passUnlessDisabled } from '../sign-in/disabled-account.ts'
import { holdAccount } from '../users/accounts.ts'
import {
  decideCode,
  deleteCodesOf,
  findOwn,
  findUndecided,
  insertCode,
  spendCode,
  type StoredCode,
} from './device-code-queries.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Validity of a device code in seconds: the sign-in app's screen counts down 30 seconds nine times while it shows the
 * code, with a pause of 2 seconds after each.
 */
export const deviceCodeTtlS = 9 * (30 + 2)

const gone = 'Code is invalid or expired'

const hashOf = ({ keys }: App, code: string) => keys.mac('device-code', code)

/**
 * Registers a device code for the browser whose cookie has this `secret`. Returns when the code expires. Throws
 * ApiError `conflict` if another browser's valid code is the same.
 */
export async function registerCode(app: App, call: WebCaller, code: string, secret: string) {
  const { ip, userAgent } = call.visitor
  await app.limits.count([{ limit: limits.deviceCodes, of: addressBucket(ip) }])
  const now = app.clock.now()
  const expiresAt = after(now, deviceCodeTtlS)
  const secretHash = hashToken(secret)
  const codeHash = hashOf(app, code)
  const row = { codeHash, secretHash, ip, userAgent, requestedAt: now, expiresAt }
  const isStored = await app.db.transaction(async (tx) => {
    await deleteCodesOf(tx, secretHash)
    return insertCode(tx, row, now)
  })
  if (!isStored) throw because('conflict', 'code_taken')
  return expiresAt
}

/**
 * Returns the facts about the browser that shows this device code and asks to be signed in. Throws ApiError `not_found`
 * for a wrong code, which counts against the limits on guessing.
 */
export async function lookUpCode(app: App, call: WebCaller, session: Session, code: string) {
  return guarded(app, call, session, () =>
    findUndecided(app.db, hashOf(app, code), app.clock.now()),
  )
}

export async function decide(
  app: App,
  call: WebCaller,
  session: Session,
  { code, decision }: { code: string; decision: 'approve' | 'deny' },
) {
  // Refuse to approve from a session that was itself opened by a device code or an API token: browsers could otherwise
  // keep signing each other in after the user has ended every other session.
  if (decision === 'approve' && !isOfPerson(session)) {
    throw new ApiError(
      'step_required',
      'This browser was signed in by a code or a token, and can approve no other. Sign in again with your password.',
    )
  }
  return guarded(app, call, session, () =>
    app.db.transaction(async (tx) => {
      const decidedAt = app.clock.now()
      const { factors, user } = session
      const twoFactors = hasTwoFactors({ factors, signInMethod: user.signInMethod })
      const decided = { decision, decidedById: user.id, decidedAt, twoFactors }
      const stored = await decideCode(tx, hashOf(app, code), session.hash, decided)
      if (stored !== null) {
        await audit(app, tx, call, { event: 'device_code_decided', detail: { decision } })
      }
      return stored
    }),
  )
}

async function guarded(
  app: App,
  call: WebCaller,
  session: Session,
  find: () => Promise<StoredCode | null>,
): Promise<ValueFrom<'getDeviceCode'>> {
  const guess = await app.limits.count([
    { limit: limits.wrongDeviceCodes, of: session.user.id },
    { limit: limits.wrongDeviceCodesAtAddress, of: addressBucket(call.visitor.ip) },
  ])
  const stored = await find()
  if (stored === null) throw new ApiError('not_found', gone)
  await guess.release()
  const { ip, userAgent, requestedAt } = stored
  return { client: { ip, user_agent: userAgent, requested_at: requestedAt.toISOString() } }
}

/**
 * Signs the browser in if a user has approved its device code. Resolves to the path to redirect the browser to, or to
 * null while nobody has decided. Throws ApiError `access_denied` if the user has denied the code, `not_found` if it is
 * invalid or another browser's, and `account_disabled`.
 */
export async function authenticate(
  app: App,
  call: WebCaller,
  { code, secret, next }: { code: string; secret: string | undefined; next: string | undefined },
): Promise<string | null> {
  if (secret === undefined) throw new ApiError('not_found', gone)
  const codeHash = hashOf(app, code)
  const now = app.clock.now()
  const stored = await findOwn(app.db, codeHash, hashToken(secret), now)
  if (stored === null) throw new ApiError('not_found', gone)
  if (stored.decision === null) return null
  if (stored.decision === 'deny') throw new ApiError('access_denied')
  const { decidedById } = stored
  if (decidedById === null) throw new ApiError('not_found', gone)
  const proven = { userId: decidedById, factor: 'device_code' }
  const opened = await passUnlessDisabled(app, call, proven, async (tx) => {
    const account = await holdAccount(tx, decidedById)
    // `spendCode` also fails if the sessions of the approving account were ended, because that deletes its device
    // codes.
    if (account === null || !(await spendCode(tx, codeHash, now))) {
      throw new ApiError('not_found', gone)
    }
    if (account.isDisabled) throw new ApiError('account_disabled')
    const factors = ['device_code', ...(stored.twoFactors ? ['device_code_mfa'] : [])]
    const proof = { flow: 'device_code', factors }
    return call.visitor.openSession(tx, account.id, proof)
  })
  call.visitor.adopt(opened)
  return landingAfter(app, opened, next)
}
