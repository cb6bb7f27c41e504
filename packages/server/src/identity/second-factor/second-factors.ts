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

/** The account's second factors, named as in `accounts/proof/`. */
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

/** The account's second factors, and the recovery codes that stand in for them. Empty: it has none. */
export async function factorsToShow(app: World, userId: string): Promise<string[]> {
  const known = await secondFactorsOf(app, userId)
  if (known.length === 0) return []
  const isLeft = and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt))
  return [...known, ...((await app.db.$count(recoveryCodes, isLeft)) > 0 ? ['recovery_code'] : [])]
}

/** Whether a recovery code replaced the device, so that another one may be set up. */
export const hasLostFactor = ({ factors }: Session) => factors.includes('recovery_code')

/**
 * Throws ApiError `two_factors_required` if the session would set up a new second factor instead of showing the
 * existing one: the first factor alone must not replace it. Call it in the transaction that stores the factor, after
 * locking the account.
 */
export async function refuseInPlaceOfShown(app: World, session: Session | null): Promise<void> {
  if (session === null || !session.lacksSecondFactor || hasLostFactor(session)) return
  if ((await secondFactorsOf(app, session.user.id)).length > 0) {
    throw new ApiError('two_factors_required')
  }
}

/**
 * Throws ApiError `conflict` if the account must show two factors and has just lost its last second factor. Call it in
 * the transaction that has removed it.
 */
export async function keepSecondFactor(
  { settings }: Pick<App, 'settings'>,
  tx: Database,
  { user, factors }: Session,
): Promise<void> {
  if (!(await accountMustHaveTwo({ db: tx, settings }, user.id))) return
  // The account still shows two factors without this one: a mailed code beside the password, or those of the
  // organisation.
  if (user.signInMethod === 'password_and_email_otp' || factors.includes('organization_mfa')) return
  if ((await secondFactorsOf({ db: tx, settings }, user.id)).length === 0) {
    throw because('conflict', 'last_second_factor')
  }
}

/**
 * Counts a factor that was just set up as shown, if the session lacks its second factor. Returns the session for
 * `visitor.adopt`, under a new id. Null: the session stays unchanged.
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
