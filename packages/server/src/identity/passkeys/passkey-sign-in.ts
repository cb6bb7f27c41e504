import type { PasskeyAssertion, PasskeyRequestOptions } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { landingAfter } from '../landing/landing.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import { currentAttempt, passStep, refuseWhereDeviceCode } from '../sign-in/attempts.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { passUnlessDisabled } from '../sign-in/disabled-account.ts'
import { holdAccount, type Account } from '../users/accounts.ts'
import { spendAssertion, verifyAssertion, type Asserted } from './assertion.ts'
import { challengeTtlS, newChallenge } from './challenge.ts'
import { relyingPartyOf } from '../../platform/settings/relying-party.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Throws ApiError `forbidden` if the settings turn passkeys off. */
export function refuseWithoutPasskeys({ settings }: Pick<App, 'settings'>) {
  if (!settings.passkeys.enabled) {
    throw because('forbidden', 'passkeys_off')
  }
}

/**
 * Options for a browser to use a passkey. They do not name the passkeys of an account, so that they reveal nothing
 * about accounts.
 */
export async function requestOptions(app: App, call: WebCaller): Promise<PasskeyRequestOptions> {
  const atSecondFactor = await currentAttempt(app, call, null, ['authenticator'])
  return {
    challenge: newChallenge(app, call.visitor, 'get').toString('base64url'),
    rpId: relyingPartyOf(app.settings).id,
    timeout: challengeTtlS * 1000,
    // For a second factor, and for a signed-in user who proves again who they are, accept a security key without a PIN:
    // it takes the place of an authenticator's code.
    userVerification:
      atSecondFactor === null && call.visitor.session === null ? 'required' : 'preferred',
  }
}

/** Signs in with a passkey. Resolves to where to redirect the user: a path, or an address of an allowed origin. */
export async function loginWithPasskey(
  app: App,
  call: WebCaller,
  { credential, next }: { credential: PasskeyAssertion; next: string | undefined },
): Promise<string> {
  refuseWithoutPasskeys(app)
  refuseWhereDeviceCode(app)
  const asserted = await verifyAssertion(app, call, credential)
  const { userId } = asserted.passkey
  const attempt = await currentAttempt(app, call, null, ['authenticator'])
  const proven = { userId, factor: 'passkey', attemptId: attempt?.id }
  const opened = await passUnlessDisabled(app, call, proven, async (tx) => {
    const account = await holdAccount(tx, userId)
    if (account === null) throw new ApiError('passkey_invalid')
    await refuseEnforcedAccount(tx, userId)
    return open(app, tx, call, asserted, account)
  })
  call.visitor.adopt(opened)
  return landingAfter(app, opened, next)
}

async function open(
  app: App,
  tx: Database,
  call: WebCaller,
  asserted: Asserted,
  { isDisabled }: Account,
): Promise<OpenedSession> {
  const { userId } = asserted.passkey
  if (asserted.isUserVerified) {
    if (isDisabled) throw new ApiError('account_disabled')
    await spendAssertion(app, tx, asserted)
    return call.visitor.openSession(tx, userId, { flow: 'passkey', factors: ['passkey_uv'] })
  }
  const attempt = await currentAttempt({ ...app, db: tx }, call, null, ['authenticator'])
  if (attempt?.userId !== userId) throw new ApiError('second_factor_required')
  await spendAssertion(app, tx, asserted)
  const { opened } = await passStep(tx, call, attempt, { type: 'passkeyProven' })
  if (opened === null) throw new Error('A passkey is the last step of a sign-in')
  return opened
}
