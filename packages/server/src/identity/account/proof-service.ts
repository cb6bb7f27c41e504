import type { PasskeyAssertion, ProofFactor } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { beginGuess } from '../limits/guesses.ts'
import { verifyPassword } from '../passwords/password-hash.ts'
import { renewPassword } from '../passwords/renew-password.ts'
import { spendAssertion, verifyAssertion } from '../passkeys/assertion.ts'
import { countPasskeys } from '../passkeys/passkey-queries.ts'
import { newId } from '../../platform/random.ts'
import { findSealedSecret, useStep } from '../second-factor/authenticator-queries.ts'
import { stepOf } from '../second-factor/totp.ts'
import { isLocked } from '../sessions/idle-lock.ts'
import type { Session } from '../sessions/session.ts'
import { currentAttempt } from '../sign-in/attempts.ts'
import { compareCode, mailCode, spend } from '../sign-in/email-code-service.ts'
import { findAccountById, holdAccount, unlessDisabled, type Account } from '../users/accounts.ts'
import { ownProviderOf } from '../federation/own-provider.ts'
import { proofsOf } from './security.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Mails a code with which the signed-in user can prove again who they are. Throws ApiError `forbidden` or
 * `sso_required` if a mailed code is no proof for this user or session, for example because the user has an
 * authenticator.
 */
export async function sendProofCode(app: App, call: WebCaller, session: Session) {
  const { id: userId, emailKey } = await accountThatMayShow(app, session, 'email_code')
  const current = await currentAttempt(app, call, null, ['proof'])
  const fresh = { id: newId(), emailKey, userId, flow: 'proof', step: 'proof' } as const
  const own = current?.userId === userId ? current : null
  await mailCode(app, call, own ?? fresh, own !== null)
}

/**
 * Lets the signed-in user prove again who they are by the password. Throws ApiError `invalid_credentials` if it is
 * wrong.
 */
export async function provePasswordAgain(
  app: App,
  call: WebCaller,
  session: Session,
  password: string,
) {
  const account = await accountThatMayShow(app, session, 'password')
  const { id: userId, emailKey, passwordHash: stored } = account
  const guess = await beginGuess(app, call.visitor, { emailKey, userId, factor: 'password' })
  const isRight = await verifyPassword(stored, password)
  if (!isRight || stored === null) {
    await auditFailure(app, call, 'password')
    throw new ApiError('invalid_credentials')
  }
  const passwordHash = await renewPassword(app.db, userId, stored, password)
  await guess.takeBack()
  await renew(app, call, session, 'password', async (tx) => {
    // Compare the hash again under the row lock: fails if the password was changed while the typed one was checked.
    const held = unlessDisabled(await holdAccount(tx, userId))
    if (held?.passwordHash !== passwordHash) throw new ApiError('invalid_credentials')
  })
}

/**
 * Lets the signed-in user prove again who they are: by an authenticator code, or by the mailed code if the account has
 * no authenticator.
 */
export async function proveCodeAgain(app: App, call: WebCaller, session: Session, code: string) {
  const account = unlessDisabled(await findAccountById(app.db, session.user.id))
  return account?.hasAuthenticator === true
    ? proveAuthenticatorAgain(app, call, session, code)
    : proveMailedCode(app, call, session, code)
}

async function proveMailedCode(app: App, call: WebCaller, session: Session, code: string) {
  const { id: userId } = await accountThatMayShow(app, session, 'email_code')
  const attempt = await currentAttempt(app, call, null, ['proof'])
  if (attempt?.userId !== userId) throw new ApiError('otp_expired')
  const { codeHash } = await compareCode(app, call, attempt, code)
  await renew(app, call, session, 'email_code', (tx) => spend(app, tx, attempt, codeHash))
}

async function proveAuthenticatorAgain(app: App, call: WebCaller, session: Session, code: string) {
  const account = await accountThatMayShow(app, session, 'authenticator')
  const { id: userId, emailKey } = account
  const sealed = await findSealedSecret(app.db, userId)
  const guess = await beginGuess(app, call.visitor, { emailKey, userId, factor: 'authenticator' })
  const secret = sealed === null ? null : app.keys.open('totp', userId, sealed)
  const step =
    secret === null ? null : stepOf(secret, code, app.clock.now(), app.settings.authenticatorDriftS)
  if (step === null) {
    await auditFailure(app, call, 'authenticator')
    throw new ApiError('otp_invalid')
  }
  await guess.takeBack()
  await renew(app, call, session, 'authenticator', async (tx) => {
    if (!(await useStep(tx, userId, step))) throw new ApiError('otp_invalid')
  })
}

/**
 * Lets the signed-in user prove again who they are by a passkey. Without user verification (PIN or biometrics), the
 * passkey is accepted only from accounts that sign in with an authenticator, and as the second factor of a session that
 * lacks one.
 */
export async function provePasskeyAgain(
  app: App,
  call: WebCaller,
  session: Session,
  credential: PasskeyAssertion,
) {
  const { id: userId, signInMethod } = await accountThatMayShow(app, session, 'passkey')
  const asserted = await verifyAssertion(app, call, credential)
  const { isUserVerified } = asserted
  const isEnough =
    isUserVerified ||
    session.lacksSecondFactor ||
    signInMethod === 'email_otp_and_authenticator_based'
  if (asserted.passkey.userId !== userId || !isEnough) throw new ApiError('passkey_invalid')
  const factor = isUserVerified ? 'passkey_uv' : 'passkey'
  await renew(app, call, session, factor, (tx) => spendAssertion(app, tx, asserted))
}

/**
 * The account of the session. Throws ApiError if the user cannot prove who they are by this factor: `sso_required` if
 * the account may only sign in with its organisation's identity provider, else `forbidden`.
 */
async function accountThatMayShow(
  app: App,
  session: Session,
  factor: ProofFactor,
): Promise<Account> {
  const { account, own, proofs } = await proofsFor(app, session)
  if (account !== null && proofs.includes(factor)) return account
  if (own?.enforced) throw new ApiError('sso_required')
  throw because('forbidden', 'sign_in_again')
}

async function proofsFor(app: App, session: Session) {
  const account = unlessDisabled(await findAccountById(app.db, session.user.id))
  const passkeys = await countPasskeys(app.db, session.user.id)
  const own = await ownProviderOf(app.db, session.user.id)
  const all = account === null ? [] : proofsOf(app, session, account, passkeys, own)
  // Do not accept a mailed code for unlocking: somebody who finds an unattended browser may find the mailbox open, too.
  const proofs = isLocked(app.clock, session) ? all.filter((one) => one !== 'email_code') : all
  return { account, own, proofs }
}

/** The factors by which the user can prove now who they are. Doing so also unlocks a locked session. */
export async function proofsOfSession(app: App, session: Session): Promise<ProofFactor[]> {
  return (await proofsFor(app, session)).proofs
}

/**
 * Runs `spendFactor`, which uses up the code or the passkey's challenge, and records in the same transaction that the
 * user has proven again who they are. If either fails, neither is stored.
 */
async function renew(
  app: App,
  call: WebCaller,
  session: Session,
  factor: string,
  spendFactor: (tx: Database) => Promise<void>,
) {
  const opened = await app.db.transaction(async (tx) => {
    await spendFactor(tx)
    const opened = await call.visitor.proveAgain(tx, factor)
    if (opened === null) throw new ApiError('not_authenticated')
    await audit(app, tx, call, {
      event: 'proof_given',
      userId: session.user.id,
      detail: { factor },
    })
    return opened
  })
  call.visitor.adopt(opened)
}

function auditFailure(app: App, call: WebCaller, factor: ProofFactor) {
  return audit(app, app.db, call, { event: 'proof_failed', detail: { factor } })
}
