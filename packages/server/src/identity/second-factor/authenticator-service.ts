import type { ValueFrom } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { beginGuess } from '../limits/guesses.ts'
import { refuseEnforcedAddress } from '../federation/own-provider.ts'
import { passStep } from '../sign-in/attempts.ts'
import { passUnlessDisabled } from '../sign-in/disabled-account.ts'
import { platformNameOf } from '../../platform/config/platform-name.ts'
import { findAccountById, unlessDisabled } from '../users/accounts.ts'
import {
  endSetup,
  findPendingSecret,
  findSealedSecret,
  pendingSecret,
  resealSecret,
  storeAuthenticator,
  storeFirstAuthenticator,
  useStep,
} from './authenticator-queries.ts'
import { tellFormerAddresses, tellOwner } from '../users/credential-mail.ts'
import { endAccess } from '../users/end-access.ts'
import { holdIfAlive } from '../sessions/hold-session.ts'
import { refuseInPlaceOfShown, showSetUp } from './second-factors.ts'
import { requireHolder, type Holder } from './holder.ts'
import { newTotpSecret, otpauthUrl, stepOf } from './totp.ts'
import type { WebCaller } from '../sessions/visitor.ts'

const sealedAs = 'totp'

/**
 * Returns the secret of the authenticator to set up in this session or sign-in. It stays the same until the user
 * confirms it, so that a reloaded page shows the same QR code.
 */
export async function beginSetup(app: App, call: WebCaller): Promise<ValueFrom<'generateQrCode'>> {
  const holder = await requireHolder(app, call, null, ['authenticator_setup'])
  const { userId, sessionHash, attempt } = holder
  const account = unlessDisabled(await findAccountById(app.db, userId))
  if (account === null) throw new ApiError('step_required')
  // Refuse a sign-in to replace an authenticator that the owner has confirmed meanwhile: until this step, the sign-in
  // has only proven access to the mailbox.
  if (attempt !== null && account.hasAuthenticator) throw new ApiError('step_required')
  if (attempt === null) await refuseInPlaceOfShown(app, call.visitor.session)
  const sealed = await pendingSecret(app.db, {
    sessionHash,
    userId,
    sealedSecret: app.keys.seal(sealedAs, userId, newTotpSecret()),
    createdAt: app.clock.now(),
  })
  const secret = app.keys.open(sealedAs, userId, sealed)
  return { secret, url: otpauthUrl(secret, account.email, platformNameOf(app.settings)) }
}

/**
 * Checks a code of an authenticator. During a sign-in that asks for one, it must be of the account's confirmed
 * authenticator; otherwise it must be of the one that the user is setting up.
 */
export async function proveAuthenticator(app: App, call: WebCaller, email: string, code: string) {
  if (call.visitor.session === null) await refuseEnforcedAddress(app, email)
  const steps = ['authenticator', 'authenticator_setup'] as const
  const holder = await requireHolder(app, call, email, steps)
  const isSignIn = holder.attempt?.step === 'authenticator'
  const sealed = isSignIn
    ? await findSealedSecret(app.db, holder.userId)
    : await findPendingSecret(app.db, holder.sessionHash, holder.userId)
  if (sealed === null) throw new ApiError('step_required')
  const guess = await beginGuess(app, call.visitor, { ...holder, factor: 'authenticator' })
  const secret = app.keys.open(sealedAs, holder.userId, sealed)
  const step = stepOf(secret, code, app.clock.now(), app.settings.authenticatorDriftS)
  if (step === null) throw await wrongCode(app, call, holder)
  // Each code counts as a wrong guess when it arrives. This one is right, so take it off that count, even if another
  // request (a double click) has used the code already.
  await guess.takeBack()
  if (isSignIn) await passWithStep(app, call, holder, step)
  else await confirm(app, call, holder, { secret, step })
  if (isSignIn && !app.keys.isLatest(sealedAs, holder.userId, sealed)) {
    const renewed = app.keys.seal(sealedAs, holder.userId, secret)
    await resealSecret(app.db, holder.userId, sealed, renewed)
  }
}

async function passWithStep(app: App, call: WebCaller, { attempt, userId }: Holder, step: number) {
  if (attempt === null) throw new ApiError('step_required')
  const proven = { userId, factor: 'authenticator', attemptId: attempt.id }
  const passed = await passUnlessDisabled(app, call, proven, async (tx) => {
    // Accept each code once, so that a person who saw it typed cannot use it again.
    if (!(await useStep(tx, userId, step))) throw new ApiError('otp_invalid')
    return passStep(tx, call, attempt, { type: 'authenticatorProven' })
  })
  call.visitor.adopt(passed.opened)
}

/**
 * Stores the authenticator whose first code was right, in place of the account's old one. During a sign-in it may only
 * be the account's first: an account with an authenticator has to sign in with that one.
 */
async function confirm(
  app: App,
  call: WebCaller,
  { attempt, userId, email, sessionHash }: Holder,
  { secret, step }: { secret: string; step: number },
) {
  const proven = { userId, factor: 'authenticator', attemptId: attempt?.id }
  const to = { id: userId, email, language: null }
  const told = { to, change: 'authenticator', asked: call.visitor.language } as const
  const mails = app.mailQueue.newBatch()
  const passed = await passUnlessDisabled(app, call, proven, async (tx) => {
    if (attempt === null && call.visitor.session !== null) {
      if (!(await holdIfAlive(tx, call.visitor.session))) throw new ApiError('step_required')
      await refuseInPlaceOfShown({ ...app, db: tx }, call.visitor.session)
    }
    if (!(await endSetup(tx, sessionHash, userId))) throw new ApiError('otp_invalid')
    const confirmedAt = app.clock.now()
    const sealedSecret = app.keys.seal(sealedAs, userId, secret)
    const confirmed = { userId, sealedSecret, lastStep: step, confirmedAt }
    if (attempt === null) await storeAuthenticator(tx, confirmed)
    else if (!(await storeFirstAuthenticator(tx, confirmed))) throw new ApiError('step_required')
    await audit(app, tx, call, { event: 'authenticator_confirmed', userId })
    if (attempt === null) {
      await endAccess(tx, userId, confirmedAt, sessionHash)
      await call.visitor.remember(tx, userId)
      await tellOwner(app, tx, mails, told)
      return { opened: await showSetUp(tx, call, 'authenticator') }
    }
    // A first authenticator replaces none: end no session, and mail only the account's earlier addresses, because an
    // owner who has just set it up needs no mail.
    await tellFormerAddresses(app, tx, mails, told)
    return passStep(tx, call, attempt, { type: 'authenticatorConfirmed' })
  })
  call.visitor.adopt(passed.opened)
  await mails.send()
}

async function wrongCode(app: App, call: WebCaller, { userId }: Holder): Promise<ApiError> {
  const detail = { factor: 'authenticator' }
  await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
  return new ApiError('otp_invalid')
}
