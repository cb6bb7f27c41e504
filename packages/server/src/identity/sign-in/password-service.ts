import { audit } from '../../platform/audit/audit.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { beginGuess, forgiveFailures, type Guess } from '../limits/guesses.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import { renewPassword } from '../passwords/renew-password.ts'
import { checkNewPassword } from '../passwords/password-policy.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import { deleteSessionsOf } from '../users/end-access.ts'
import {
  findAccountByEmail,
  findAccountById,
  heldAccount,
  holdAccount,
  storeFirstPassword,
  type Account,
} from '../users/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { namesAround } from '../users/names-around.ts'
import { refuseEnforcedAddress } from '../federation/own-provider.ts'
import { factorsOf } from './attempt.ts'
import { accountDisabled, passUnlessDisabled } from './disabled-account.ts'
import { currentAttempt, passStep, requireAttempt, startAttempt } from './attempts.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Signs in to an account whose only factor is its password. This single step needs no stored sign-in attempt. Throws
 * ApiError `second_factor_required` for an account that needs another factor.
 */
export async function loginWithPassword(
  app: App,
  call: WebCaller,
  email: string,
  password: string,
): Promise<OpenedSession> {
  const { account, passwordHash, guess } = await provePassword(app, call, email, password)
  if (account.signInMethod !== 'password') {
    await guess.takeBack()
    throw new ApiError('second_factor_required')
  }
  const proof = { flow: 'password', factors: factorsOf('password', 'passwordProven') }
  if (account.isDisabled) {
    await guess.takeBack()
    throw await accountDisabled(app, call, { userId: account.id, factor: 'password' })
  }
  const held = heldAccount(app.db, account.id, { passwordHash })
  const also = [guess.takeBack()]
  const opened = await call.visitor.openSessionIf(app.db, held, account.id, proof, also)
  // While the typed password was compared, another request has changed it, or disabled or deleted the account.
  if (opened === null) throw await wrongPassword(app, call, account.id)
  call.visitor.adopt(opened)
  return opened
}

/**
 * Checks the password of an account that needs a mailed code after it. Throws ApiError `forbidden` for other accounts.
 */
export async function proveFirstFactor(app: App, call: WebCaller, email: string, password: string) {
  const { account, passwordHash, guess } = await provePassword(app, call, email, password)
  if (account.signInMethod !== 'password_and_email_otp') {
    await guess.takeBack()
    throw new ApiError('forbidden')
  }
  await passPassword(app, call, account, passwordHash)
  await guess.takeBack()
}

async function passPassword(
  app: App,
  call: WebCaller,
  account: Account,
  passwordHash: string,
): Promise<void> {
  const begun = await currentAttempt(app, call, account.email, ['password', 'email_code'])
  // Keep the sign-in attempt of a person who goes back to the password page, so that the code mailed before stays
  // valid.
  if (begun?.flow === 'password_then_code' && begun.step === 'email_code') return
  // Begin a sign-in attempt if there is none: the password is the first step, so the client has skipped no other.
  const attempt = begun?.step === 'password' ? begun : await startAttempt(app, call, account)
  const passed = await app.db.transaction(async (tx) => {
    const held = await holdAccount(tx, account.id)
    if (held?.passwordHash !== passwordHash) return null
    return passStep(tx, call, attempt, { type: 'passwordProven' })
  })
  // While the typed password was compared, another request has changed it or deleted the account.
  if (passed === null) throw await wrongPassword(app, call, account.id)
  call.visitor.adopt(passed.opened)
}

interface ProvenPassword {
  readonly account: Account
  /** The stored hash of the password. */
  readonly passwordHash: string
  readonly guess: Guess
}

/**
 * Checks a password and returns its account. Throws ApiError `invalid_credentials`, in the same time whether or not the
 * account exists, and `sso_required` if it must use its organisation's identity provider.
 */
async function provePassword(
  app: App,
  call: WebCaller,
  email: string,
  password: string,
): Promise<ProvenPassword> {
  await refuseEnforcedAddress(app, email)
  const emailKey = emailKeyOf(email)
  const account = await findAccountByEmail(app.db, emailKey)
  const userId = account?.id ?? null
  const guess = await beginGuess(app, call.visitor, { emailKey, userId, factor: 'password' })
  const stored = account?.passwordHash ?? null
  const matches = await verifyPassword(stored, password)
  if (matches && account !== null && stored !== null) {
    const passwordHash = await renewPassword(app.db, account.id, stored, password)
    return { account, passwordHash, guess }
  }
  throw await wrongPassword(app, call, userId)
}

async function wrongPassword(app: App, call: WebCaller, userId: string | null): Promise<ApiError> {
  const detail = { factor: 'password' }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
  return new ApiError('invalid_credentials')
}

/**
 * Sets the first password of an account after its mailed code was right, signs in, and ends the account's other
 * sessions.
 */
export async function createPassword(app: App, call: WebCaller, password: string, confirm: string) {
  const attempt = await requireAttempt(app, call, null, ['new_password'])
  const account = attempt.userId === null ? null : await findAccountById(app.db, attempt.userId)
  if (account === null) throw new ApiError('step_required')
  await checkNewPassword(app, password, { ...account, names: await namesAround(app, account.id) })
  if (password !== confirm)
    throw fieldError('confirm_password', 'password does not match', 'mismatch')
  const passwordHash = await hashPassword(password)
  const proven = { userId: account.id, factor: 'password', attemptId: attempt.id }
  const passed = await passUnlessDisabled(app, call, proven, async (tx) => {
    // If several sign-in attempts of the account are at this step, the first sets the password and the others are
    // refused.
    const passwordChangedAt = app.clock.now()
    if (!(await storeFirstPassword(tx, account.id, { passwordHash, passwordChangedAt }))) {
      const isDisabled = (await findAccountById(tx, account.id))?.isDisabled === true
      throw new ApiError(isDisabled ? 'account_disabled' : 'step_required')
    }
    const passed = await passStep(tx, call, attempt, { type: 'passwordCreated' })
    await deleteSessionsOf(tx, account.id, passed.opened?.hash)
    await audit(app, tx, call, { event: 'password_set', userId: account.id })
    return passed
  })
  call.visitor.adopt(passed.opened)
  await forgiveFailures(app, account, 'owner')
}
