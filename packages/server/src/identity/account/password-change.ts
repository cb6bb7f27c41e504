import { audit } from '../../platform/audit/audit.ts'
import type { Clock } from '../../platform/clock.ts'
import type { App } from '../calls/app.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { forgiveFailures } from '../limits/guesses.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { checkNewPassword } from '../passwords/password-policy.ts'
import { isFreshlyProven, requireFreshProof } from '../sessions/fresh-proof.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Session } from '../sessions/session.ts'
import { findAccountById, storePassword, unlessDisabled } from '../users/accounts.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { endAccess } from '../users/end-access.ts'
import { namesAround } from '../users/names-around.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { usesPassword } from './security.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Changes the password of the signed-in user, and ends all other sessions and the tokens of the account: somebody who
 * knows the old password may have opened them.
 */
export async function changePassword(
  app: App,
  call: WebCaller,
  session: Session,
  { password, confirm }: { readonly password: string; readonly confirm: string },
) {
  const userId = session.user.id
  await refuseEnforcedAccount(app.db, userId)
  const account = unlessDisabled(await findAccountById(app.db, userId))
  if (account === null || !usesPassword(account)) {
    throw because('forbidden', 'no_password')
  }
  if (app.settings.strictPasswordChange) requireOldPassword(app.clock, session)
  else requireFreshProof(app.clock, session)
  await checkNewPassword(app, password, {
    email: account.email,
    names: await namesAround(app, userId),
  })
  if (password !== confirm)
    throw fieldError('confirm_password', 'password does not match', 'mismatch')
  const passwordHash = await hashPassword(password)
  const mails = app.mailQueue.newBatch()
  await app.db.transaction(async (tx) => {
    await holdSession(tx, session)
    const now = app.clock.now()
    await storePassword(tx, userId, { passwordHash, passwordChangedAt: now })
    await endAccess(tx, userId, now, session.hash)
    await call.visitor.remember(tx, userId)
    await audit(app, tx, call, { event: 'password_changed' })
    const told = { to: account, asked: call.visitor.language }
    await tellOwner(app, tx, mails, { ...told, change: 'password' })
  })
  await forgiveFailures(app, account, 'owner')
  await mails.send()
}

/** Throws ApiError `step_required` unless the old password was shown within the last 15 minutes, as the last factor. */
function requireOldPassword(clock: Clock, session: Session) {
  if (session.factors.at(-1) === 'password' && isFreshlyProven(clock, session)) return
  throw new ApiError('step_required', 'Confirm that it is you', { info: { proofs: ['password'] } })
}
