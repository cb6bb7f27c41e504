import { after } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../calls/app.ts'
import { addressBucket } from '../../platform/http/client-address.ts'
import { limits } from '../../platform/limits/limit-table.ts'
import { newId } from '../../platform/random.ts'
import type { OpenedSession } from '../sessions/open-session.ts'
import { attemptTtlS, type WebCaller } from '../sessions/visitor.ts'
import { needsDeviceCode } from '../../platform/settings/settings.ts'
import { refuseEnforcedAccount, refuseEnforcedAddress } from '../federation/own-provider.ts'
import { findAccountById } from '../users/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { factorsOf, firstState, transition, type AttemptEvent, type Step } from './attempt.ts'
import { advanceAttempt, findAttempt, replaceAttempt, type Attempt } from './attempt-queries.ts'
import type { KnownOrDecoy } from './decoys.ts'

/** Throws ApiError `forbidden` if the settings allow only sign-ins by device code. */
export function refuseWhereDeviceCode({ settings }: Pick<App, 'settings'>) {
  if (needsDeviceCode(settings)) {
    throw because('forbidden', 'device_code_only')
  }
}

/** Begins a sign-in to the account in this browser, in place of an earlier attempt. */
export async function startAttempt(
  app: App,
  call: WebCaller,
  account: KnownOrDecoy,
): Promise<Attempt> {
  const attempt = newAttempt(account)
  await storeAttempt(app, call, attempt)
  return attempt
}

export function newAttempt(account: KnownOrDecoy): Attempt {
  const { emailKey, id: userId } = account
  return { id: newId(), emailKey, userId, ...firstState(account) }
}

/** Stores a sign-in attempt, and gives the browser a session for it if nobody is signed in there. */
export async function storeAttempt(app: App, call: WebCaller, attempt: Attempt): Promise<void> {
  if ((await call.visitor.knownAs(attempt.userId)) === null) {
    // Limit attempts from browsers in which the account's user has never signed in: each is stored for an hour, and a
    // client that drops its cookies could fill the database.
    const of = addressBucket(call.visitor.ip)
    await app.limits.count([{ limit: limits.signInsBegun, of }])
  }
  const now = app.clock.now()
  const opened = await app.db.transaction(async (tx) => {
    const opened = await call.visitor.openVisit(tx)
    const sessionHash = opened?.hash ?? call.visitor.sessionHash
    if (sessionHash === null) throw new Error('A browser with a session has a session id')
    await replaceAttempt(tx, {
      ...attempt,
      sessionHash,
      createdAt: now,
      expiresAt: after(now, attemptTtlS),
    })
    return opened
  })
  call.visitor.adopt(opened)
}

/**
 * This browser's sign-in attempt for an e-mail address (null: for any), if its next step is one of `steps`. Null
 * otherwise.
 */
export async function currentAttempt(
  app: App,
  call: WebCaller,
  email: string | null,
  steps: readonly Step[],
): Promise<Attempt | null> {
  const { sessionHash } = call.visitor
  if (sessionHash === null) return null
  const attempt = await findAttempt(app.db, sessionHash, app.clock.now())
  if (attempt === null || !steps.includes(attempt.step)) return null
  return email === null || attempt.emailKey === emailKeyOf(email) ? attempt : null
}

/**
 * Returns this browser's sign-in attempt for an e-mail address (null: for any), if its next step is one of `steps`.
 * Throws ApiError `step_required` if there is no such attempt, and `sso_required` if the account must sign in with its
 * organisation's identity provider.
 */
export async function requireAttempt(
  app: App,
  call: WebCaller,
  email: string | null,
  steps: readonly Step[],
): Promise<Attempt> {
  if (email !== null) await refuseEnforcedAddress(app, email)
  const attempt = await currentAttempt(app, call, email, steps)
  if (attempt === null) throw new ApiError('step_required')
  if (email === null) await refuseEnforcedAddress(app, attempt.emailKey)
  return attempt
}

export interface Passed {
  readonly step: Step
  /** The session with its new id. Pass it to `visitor.adopt` after the transaction has committed. */
  readonly opened: OpenedSession | null
}

/**
 * Records that the user has completed a step of the sign-in. After the last step it opens a session; after others it
 * gives the session of the sign-in attempt a new id. Throws ApiError `step_required` if another request has completed
 * the step first, and `sso_required` if meanwhile the account must use its organisation's identity provider. For a
 * disabled account it throws `account_disabled`, but only once the user has shown all factors that the account has, so
 * that a person who knows some of them does not learn it.
 */
export async function passStep(
  db: Database,
  call: WebCaller,
  attempt: Attempt,
  event: AttemptEvent,
): Promise<Passed> {
  const step = transition(attempt, event)
  const { flow, userId } = attempt
  if (step === null || userId === null) throw new ApiError('step_required')
  await refuseEnforcedAccount(db, userId)
  const mayBeDisabled = step === 'email_code' || step === 'authenticator'
  if (!(await advanceAttempt(db, { ...attempt, userId }, step, mayBeDisabled))) {
    const isDisabled = !mayBeDisabled && (await findAccountById(db, userId))?.isDisabled === true
    throw new ApiError(isDisabled ? 'account_disabled' : 'step_required')
  }
  if (step !== 'done') return { step, opened: await call.visitor.renewVisit(db) }
  const proof = { flow, factors: factorsOf(flow, event.type) }
  return { step, opened: await call.visitor.openSession(db, userId, proof) }
}
