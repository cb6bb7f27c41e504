import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { authenticators, recoveryCodes } from '../../platform/db/schema/second-factors.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../calls/app.ts'
import { countPasskeys } from '../passkeys/passkey-queries.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import type { Session } from '../sessions/session.ts'
import { accountMustHaveTwo } from '../sessions/two-factors.ts'
import type { WebCaller } from '../sessions/visitor.ts'

type World = Pick<App, 'db' | 'settings'>

/**
 * The kinds of second factor that the account has set up: `passkey` (unless the settings turn passkeys off) and
 * `authenticator`.
 */
export async function secondFactorsOf({ db, settings }: World, userId: string): Promise<string[]> {
  const [authenticator] = await db
    .select({ userId: authenticators.userId })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  const hasPasskey = settings.passkeys.enabled && (await countPasskeys(db, userId)) > 0
  return [
    ...(hasPasskey ? ['passkey'] : []),
    ...(authenticator === undefined ? [] : ['authenticator']),
  ]
}

/**
 * The second factors of which the user may show one, with `recovery_code` if unused ones are left. Empty: the account
 * has no second factor.
 */
export async function factorsToShow(app: World, userId: string): Promise<string[]> {
  const known = await secondFactorsOf(app, userId)
  if (known.length === 0) return []
  const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  return [...known, ...((await app.db.$count(recoveryCodes, isLeft)) > 0 ? ['recovery_code'] : [])]
}

/**
 * Whether the user has shown a recovery code in this session, as users do who have lost their second factor. They may
 * then set up another one.
 */
export const hasLostFactor = ({ factors }: Session) => factors.includes('recovery_code')

/**
 * Throws ApiError `two_factors_required` if a session that lacks its second factor would set up a new one although the
 * account has one already: the first factor alone must not replace it. A session in which the user has shown a recovery
 * code is exempt. Call it also in the transaction that stores the new factor, after locking the account: another
 * request may have stored one meanwhile.
 */
export async function refuseInPlaceOfShown(app: World, session: Session | null): Promise<void> {
  if (session === null || !session.lacksSecondFactor || hasLostFactor(session)) return
  if ((await secondFactorsOf(app, session.user.id)).length > 0) {
    throw new ApiError('two_factors_required')
  }
}

/**
 * Throws ApiError `conflict` if the account must show two factors and no longer can. Call it in the transaction that
 * removes a factor, after the removal.
 */
export async function keepSecondFactor(
  { settings }: Pick<App, 'settings'>,
  tx: Database,
  { user, factors }: Session,
): Promise<void> {
  if (!(await accountMustHaveTwo({ db: tx, settings }, user.id))) return
  // Allow accounts that still show two factors in other ways: a mailed code after the password, or two at their
  // organisation's provider.
  if (user.signInMethod === 'password_and_email_otp' || factors.includes('organization_mfa')) return
  if ((await secondFactorsOf({ db: tx, settings }, user.id)).length === 0) {
    throw because('conflict', 'last_second_factor')
  }
}

/**
 * If the session lacks its second factor, records that the user has shown `factor`, for example because they have just
 * set it up. The session then gets a new id: pass the result to `visitor.adopt`. Null: the session lacks none and stays
 * unchanged.
 */
export async function showSetUp(
  tx: Database,
  { visitor }: WebCaller,
  factor: string,
): Promise<OpenedSession | null> {
  if (visitor.session?.lacksSecondFactor !== true) return null
  const opened = await visitor.proveAgain(tx, factor)
  if (opened === null) throw new ApiError('not_authenticated')
  return opened
}
