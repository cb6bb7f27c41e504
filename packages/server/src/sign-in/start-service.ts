import { nextAfterSignIn, type LoginStart } from '@vestibule/api-client/contract'
import type { App } from '../http/app.ts'
import {
  currentAttempt,
  lookUpAccount,
  startAttempt,
  type AnyCall,
  type KnownOrDecoy,
} from './attempts.ts'
import { firstState, type Flow } from './attempt.ts'
import { elsewhere } from './elsewhere.ts'

/** Starts an attempt and says which method and which step come next. */
export async function startLogin(
  app: App,
  call: AnyCall,
  email: string,
  next: string | undefined,
): Promise<LoginStart> {
  const account = await lookUpAccount(app, call, email)
  const { flow, step } = firstState(account)
  const begun = await currentAttempt(app, call, email, ['email_code'])
  if (begun?.flow === flow) {
    // Who starts again keeps the attempt that waits for a mailed code: the code stays good.
    call.browser.adopt(await call.browser.renewVisit(app.db))
  } else {
    await startAttempt(app, call, account)
  }
  return {
    sign_in_method: account.signInMethod,
    next_authentication_step: step === 'password' ? 'Password' : 'EmailOTP',
    redirect_url: elsewhere(app, account).byAnswer ?? pageOf(app, account, flow, email, next),
  }
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
    ? `/auth/signin/password?${new URLSearchParams(query).toString()}`
    : `/auth/signin/password-otp?${new URLSearchParams({ ...query, type: '1' }).toString()}`
}
