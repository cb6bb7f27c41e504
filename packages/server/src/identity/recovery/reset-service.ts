import type { ResetLinkFacts } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { forgiveFailures } from '../limits/guesses.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import { checkNewPassword } from '../passwords/password-policy.ts'
import { accountMustHaveTwo } from '../sessions/two-factors.ts'
import { lookUpAccount } from '../sign-in/start-service.ts'
import { storePassword, type Account } from '../users/accounts.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { refuseEnforcedAddress } from '../federation/own-provider.ts'
import { endAccess } from '../users/end-access.ts'
import { listOtherFactors, removeOtherFactors } from '../users/other-factors.ts'
import { namesAround } from '../users/names-around.ts'
import { mailResetLink } from './reset-link.ts'
import { confirmBy } from './confirm-reset.ts'
import { spendResetToken } from './reset-token-queries.ts'
import { requireUsable, type ResetLink } from './usable-link.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Mails a link for a new password to somebody who has forgotten theirs. */
export async function requestReset(
  app: App,
  call: WebCaller,
  { email, next }: { email: string; next?: string | undefined },
) {
  await refuseEnforcedAddress(app, email)
  const account = await lookUpAccount(app, call, email).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'account_not_found') {
      throw new ApiError('account_not_found', 'User not found')
    }
    throw error
  })
  await mailResetLink(app, call, account, { screen: 'resetPassword', next })
  await audit(app, app.db, call, { event: 'password_reset_requested', userId: account.id })
}

interface NewPassword extends ResetLink {
  readonly password: string
  /** Second password field of the form, if it has one. */
  readonly confirm?: string | undefined
  /** Whether to also remove the account's other factors: authenticator, passkeys and the like. */
  readonly removeFactors?: boolean
  /** The e-mail address, if the form has a field for it: only that of the screen `resetPassword` has. */
  readonly email?: string | undefined
}

/**
 * Sets a new password by a mailed link, ends the account's sessions, and clears the failed attempts that may have
 * locked the user out.
 */
export async function resetPassword(app: App, call: WebCaller, given: NewPassword) {
  const { password, confirm, email, removeFactors = false } = given
  // Check the link before the password: the errors of the password rules reveal names of the account, which only
  // holders of a link may see.
  const usable = await requireUsable(app, given)
  const { account, tokenHash } = usable
  if (email !== undefined && emailKeyOf(email) !== account.emailKey) {
    throw new ApiError('token_invalid')
  }
  if ((await confirmBy(app, call, usable)).length > 0) throw new ApiError('step_required')
  await checkNewPassword(app, password, {
    email: account.email,
    names: await namesAround(app, account.id),
    // The screen `resetPassword`, which alone sends the e-mail address, has a minimum length of its own.
    ...(email !== undefined && { legacyMin: app.settings.resetPasswordMinLength }),
  })
  if (confirm !== undefined && confirm !== password) {
    throw fieldError('confirm_password', 'password does not match', 'mismatch')
  }
  if (removeFactors && !(await mayRemoveFactors(app, account))) {
    throw fieldError('remove_factors', 'Sign in to remove them', 'not_allowed')
  }
  const passwordHash = await hashPassword(password)
  const mails = app.mailQueue.newBatch()
  await app.db.transaction(async (tx) => {
    if (!(await spendResetToken(tx, tokenHash, account.id, app.clock.now()))) {
      throw new ApiError('token_invalid')
    }
    const now = app.clock.now()
    await storePassword(tx, account.id, { passwordHash, passwordChangedAt: now })
    await endAccess(tx, account.id, now)
    const removed = removeFactors ? await removeOtherFactors(tx, account.id) : []
    // Make this browser known to the account, since the user has just shown access to its mail: known browsers have
    // their own count of failed attempts, so strangers cannot lock the user out any more.
    await call.visitor.remember(tx, account.id)
    const kinds = removed.map(({ kind }) => kind).join(' ')
    await audit(app, tx, call, {
      event: 'password_reset',
      userId: account.id,
      ...(removeFactors && { detail: { removed: kinds } }),
    })
    const others = removeFactors
      ? ({ are: 'removed', list: removed } as const)
      : ({ are: 'stay', list: await listOtherFactors(tx, account.id) } as const)
    const told = { to: account, asked: call.visitor.language, others }
    await tellOwner(app, tx, mails, { ...told, change: 'password' })
  })
  await forgiveFailures(app, account, 'owner')
  await mails.send()
}

/**
 * The facts that the page of a mailed reset link shows, such as the account's factors besides the password. Throws
 * ApiError, such as `token_invalid`, if the link can no longer set a password.
 */
export async function checkResetLink(
  app: App,
  call: WebCaller,
  link: ResetLink,
): Promise<ResetLinkFacts> {
  const usable = await requireUsable(app, link)
  const { account } = usable
  const factors = await listOtherFactors(app.db, account.id)
  return {
    factors: factors.map(({ kind, name, at }) => ({ kind, name, at: at?.toISOString() ?? null })),
    removable: await mayRemoveFactors(app, account),
    confirm_by: await confirmBy(app, call, usable),
  }
}

/**
 * Whether a mailed link may remove the account's factors besides the password. Not if the account signs in with an
 * authenticator or must show two factors: reading its mail would then be enough to sign in.
 */
async function mayRemoveFactors(app: App, { id, signInMethod }: Account): Promise<boolean> {
  if (signInMethod === 'email_otp_and_authenticator_based') return false
  return !(await accountMustHaveTwo(app, id))
}
