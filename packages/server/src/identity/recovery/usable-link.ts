import { ApiError } from '../../platform/http/api-error.ts'
import { hashToken } from '../../platform/random.ts'
import type { App } from '../calls/app.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { findAccountById, type Account } from '../users/accounts.ts'
import { isUsable } from './reset-token-queries.ts'

/** Parts of a mailed link. */
export interface ResetLink {
  readonly uid: string
  readonly token: string
}

/**
 * Throws ApiError `token_invalid` if the link is used, expired or broken, and `account_disabled` or `sso_required` if
 * the account cannot use it.
 */
export async function requireUsable(app: App, { uid, token }: ResetLink) {
  const account = await accountOf(app, uid)
  const tokenHash = hashToken(token)
  // Queried for unknown accounts too, so that timing does not tell whether the account exists.
  const isGood = await isUsable(app.db, tokenHash, account?.id ?? '', app.clock.now())
  if (account === null || !isGood) throw new ApiError('token_invalid')
  if (account.isDisabled) throw new ApiError('account_disabled')
  await refuseEnforcedAccount(app.db, account.id)
  return { account, tokenHash }
}

/**
 * The account that a link names. Only a well-formed id is looked up: other texts may hold characters that the database
 * refuses.
 */
async function accountOf(app: App, uid: string): Promise<Account | null> {
  const id = Buffer.from(uid, 'base64url').toString()
  return /^[\w.:-]{1,200}$/.test(id) ? findAccountById(app.db, id) : null
}
