import { nextAfterSignIn, type LoginStart } from '@vestibule/api-client/contract'
import { authScreen } from '../auth-screens.ts'
import type { App } from '../calls/app.ts'
import {
  currentAttempt,
  lookUpAccount,
  startAttempt,
  type AnyCall,
  type KnownOrDecoy,
} from './attempts.ts'
import { firstState, type Flow } from './attempt.ts'
import { elsewhere } from './elsewhere.ts'
import { isRealmOf, realmAddress, realmOf, type Realm } from '../federation/home-realm.ts'
import { findAccountByEmail } from '../users/accounts.ts'
import { emailKeyOf } from '../users/email-key.ts'

/** Starts an attempt and says which method and which step come next. */
export async function startLogin(
  app: App,
  call: AnyCall,
  email: string,
  next: string | undefined,
): Promise<LoginStart> {
  const realm = await realmOf(app, email)
  const ofOrganization = realm && (await organizationSignIn(app, realm, email, next))
  if (ofOrganization?.isOnlyWay) {
    return { sign_in_method: 'organization', redirect_url: ofOrganization.url }
  }
  const account = await lookUpAccount(app, call, email)
  const { flow, step } = firstState(account)
  const begun = await currentAttempt(app, call, email, ['email_code'])
  if (begun?.flow === flow) {
    // An attempt that waits for a mailed code is kept when the same person starts again, so that the code stays good.
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

/** The organisation's own sign-in, where it is for this address. Asked before anything is said of the account. */
async function organizationSignIn(app: App, realm: Realm, email: string, next: string | undefined) {
  const account = await findAccountByEmail(app.db, emailKeyOf(email))
  if (!isRealmOf(app, realm, account)) return null
  // Whoever has no account yet gets one there. Where accounts are hidden, nobody learns of that before.
  const isNew = account === null && realm.jit && !app.settings.hideAccounts
  const target = nextAfterSignIn(next, app.settings.allowedRedirectOrigins)
  const url = realmAddress(realm, { email, ...(target === '/' ? {} : { next: target }) })
  return { name: realm.name, url, isOnlyWay: realm.enforced || isNew }
}

/** Accounts with a password alone have a page of their own; for others the method says which. */
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
