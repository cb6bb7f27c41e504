import { ApiError } from '../../platform/http/api-error.ts'
import { hashToken } from '../../platform/random.ts'
import type { App } from '../calls/app.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { findAccountById, type Account } from '../users/accounts.ts'
import { isUsable } from './reset-token-queries.ts'

/** The parts of a mailed reset link: `uid` is the encoded id of the account, `token` the secret of the link. */
export interface ResetLink {
  readonly uid: string
  readonly token: string
}

/**
 * Returns the account of a reset link that may set a password, and the hash of its token. Throws ApiError
 * `token_invalid` if the link is unknown, used, expired or replaced by a newer one, `account_disabled` if the account
 * is disabled, and `sso_required` if it must sign in with its organisation's identity provider.
 */
export async function requireUsable(app: App, { uid, token }: ResetLink) {
  const account = await accountOf(app, uid)
  const tokenHash = hashToken(token)
  // Run this query for unknown accounts too, so that timing does not tell whether an account exists.
  const isGood = await isUsable(app.db, tokenHash, account?.id ?? '', app.clock.now())
  if (account === null || !isGood) throw new ApiError('token_invalid')
  if (account.isDisabled) throw new ApiError('account_disabled')
  await refuseEnforcedAccount(app.db, account.id)
  return { account, tokenHash }
}

/**
 * The account whose id a link contains. Look up only a well-formed id: other texts may contain characters that make the
 * database throw.
 */
async function accountOf(app: App, uid: string): Promise<Account | null> {
  const id = Buffer.from(uid, 'base64url').toString()
  return /^[\w.:-]{1,200}$/.test(id) ? findAccountById(app.db, id) : null
}
