import { type ValueFrom, nextAfterSignIn } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import { currentAttempt, startAttempt } from './attempts.ts'
import { firstState, type Flow } from './attempt.ts'
import type { KnownOrDecoy } from './decoys.ts'
import { elsewhere } from './elsewhere.ts'
import { isRealmOf, realmAddress, realmOf, type Realm } from '../federation/home-realm.ts'
import { findAccountByEmail } from '../users/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Begins a sign-in for an address. Returns the sign-in method and the next step. */
export async function startLogin(
  app: App,
  call: WebCaller,
  email: string,
  next: string | undefined,
): Promise<ValueFrom<'startLogin'>> {
  const realm = await realmOf(app, email)
  const ofOrganization = realm && (await organizationSignIn(app, realm, email, next))
  if (ofOrganization?.isOnlyWay) {
    return { sign_in_method: 'organization', redirect_url: ofOrganization.url }
  }
  const account = await lookUpAccount(app, call, email)
  const { flow, step } = firstState(account)
  const begun = await currentAttempt(app, call, email, ['email_code'])
  if (begun?.flow === flow) {
    // Keep a sign-in attempt of the same kind that waits for a mailed code, so that the code stays valid.
    call.visitor.adopt(await call.visitor.renewVisit(app.db))
  } else {
    await startAttempt(app, call, account)
  }
  return {
    sign_in_method: account.signInMethod,
    next_authentication_step: step === 'password' ? 'Password' : 'EmailOTP',
    redirect_url: elsewhere(app, account).byAnswer ?? pageOf(app, account, flow, email, next),
    ...(ofOrganization && {
      organization_sign_in: { name: ofOrganization.name, url: ofOrganization.url },
    }),
  }
}

/**
 * Returns the name and the address of the organisation's identity provider, and whether the person may sign in only
 * with it. Null: the provider does not apply to this email address.
 */
async function organizationSignIn(app: App, realm: Realm, email: string, next: string | undefined) {
  const account = await findAccountByEmail(app.db, emailKeyOf(email))
  if (!isRealmOf(app, realm, account)) return null
  // A person without an account gets one by signing in with a provider that creates accounts (`jit`). With the setting
  // `HIDE_ACCOUNTS`, do not show that the account is new.
  const isNew = account === null && realm.jit && !app.settings.hideAccounts
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  const url = realmAddress(realm, { email, ...(target === '/' ? {} : { next: target }) })
  return { name: realm.name, url, isOnlyWay: realm.enforced || isNew }
}

/**
 * Finds the account of an e-mail address. Throws ApiError `account_not_found`, and `rate_limited` after too many
 * unknown addresses from one browser or network address. A browser in which the account's user has signed in before is
 * never refused. With the setting `HIDE_ACCOUNTS` it throws neither, and makes up an account for an unknown address.
 */
export async function lookUpAccount(
  app: App,
  call: WebCaller,
  email: string,
): Promise<KnownOrDecoy> {
  const emailKey = emailKeyOf(email)
  if (app.settings.hideAccounts) {
    // Make up facts for addresses with an account as well, so that timing reveals nothing.
    const decoy = await app.decoys.accountOf(emailKey)
    return (await findAccountByEmail(app.db, emailKey)) ?? decoy
  }
  const account = await findAccountByEmail(app.db, emailKey)
  if (account !== null && (await call.visitor.knownAs(account.id)) !== null) return account
  // Count the look-up before the address is known to have an account: an exhausted limit must refuse all addresses
  // alike.
  const { ip, sessionHash } = call.visitor
  const ofBrowser = { limit: limits.unknownAddresses, of: sessionHash?.toString('base64url') ?? '' }
  const lookup = await app.limits.count([
    ...(sessionHash === null ? [] : [ofBrowser]),
    { limit: limits.unknownAddressesAtAddress, of: addressBucket(ip) },
  ])
  if (account === null) throw new ApiError('account_not_found')
  await lookup.release()
  return account
}

/**
 * Path of the page on which a user with the sign-in method `password` goes on: the page for the password, or, while the
 * account has none, the page for a mailed code and a first password. Null for other sign-in methods, whose page the
 * sign-in app chooses itself.
 */
function pageOf(
  { settings }: App,
  { signInMethod }: KnownOrDecoy,
  flow: Flow,
  email: string,
  next: string | undefined,
): string | null {
  if (signInMethod !== 'password') return null
  const query = { email, next: nextAfterSignIn(next, settings.allowedRedirectOrigins) }
  return flow === 'password'
    ? authScreen('password', query)
    : authScreen('passwordOtp', { ...query, type: '1' })
}
