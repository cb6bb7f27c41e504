import { timingSafeEqual } from 'node:crypto'
import { audit } from '../../platform/audit/audit.ts'
import { after } from '../../platform/clock.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { languageOfReader } from '../../platform/languages/reader.ts'
import { beginGuess } from '../limits/guesses.ts'
import { sendLimitedMail } from '../limits/mail-limits.ts'
import { newDigitCode } from '../../platform/random.ts'
import { findAccountById, holdAccount } from '../users/accounts.ts'
import { firstState, hasShownFactor } from './attempt.ts'
import type { Attempt } from './attempt-queries.ts'
import { currentAttempt, newAttempt, passStep, requireAttempt, storeAttempt } from './attempts.ts'
import { lookUpAccount } from './start-service.ts'
import { codeMail } from './code-mail.ts'
import { refuseEnforcedAddress } from '../federation/own-provider.ts'
import { passUnlessDisabled } from './disabled-account.ts'
import { elsewhere } from './elsewhere.ts'
import {
  findCode,
  maxTriesPerCode,
  replaceCode,
  spendCode,
  takeBackCode,
  takeTry,
} from './email-code-queries.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Mails a code to the account, if a mailed code is the next step of this browser's sign-in attempt, or would be the
 * first step of a new one. Otherwise throws ApiError `step_required`.
 */
export async function sendEmailCode(app: App, call: WebCaller, email: string) {
  await refuseEnforcedAddress(app, email)
  const current = await currentAttempt(app, call, email, ['email_code'])
  const attempt = current ?? (await attemptAnew(app, call, email))
  await mailCode(app, call, attempt, current !== null)
}

/** Mails the code for a sign-in attempt. `isStored` false: stores the attempt first, once the limits allow the mail. */
export async function mailCode(app: App, call: WebCaller, attempt: Attempt, isStored: boolean) {
  // Addresses without an account take the same time, so that timing reveals nothing, but get no mail.
  const account = await findAccountById(app.db, attempt.userId ?? '')
  const code = newDigitCode()
  const now = app.clock.now()
  const { otpTtlS: validS, hideAccounts, mailCodeInSubject: isCodeInSubject } = app.settings
  const { emailKey, userId } = attempt
  const hasShown = hasShownFactor(attempt)
  const occasion = {
    emailKey,
    userId,
    purpose: 'email_code',
    hasShownFactor: hasShown,
    // Store the sign-in attempt only if the limits allow the mail: otherwise a refusal would end the sign-in of another
    // tab.
    async onAllowed() {
      if (!isStored) await storeAttempt(app, call, attempt)
    },
  } as const
  const to = {
    email: account?.email ?? emailKey,
    language: languageOfReader(app.settings, account?.language, call.visitor.language),
  }
  const { byMail } = elsewhere(app, account ?? { redirectUrl: null })
  const isProof = attempt.flow === 'proof'
  const mail = codeMail({ to, code, validS, isCodeInSubject, isProof, elsewhere: byMail })
  const row = {
    attemptId: attempt.id,
    codeHash: hashOf(app, attempt, code),
    createdAt: now,
    expiresAt: after(now, validS),
  }
  const store = async () => {
    const previous = await replaceCode(app.db, row)
    return {
      async undo() {
        // With the setting `HIDE_ACCOUNTS` keep the new code, as for an address without an account: otherwise the
        // answer to the next guess would tell addresses with and without an account apart.
        if (!hideAccounts) await takeBackCode(app.db, row, previous)
      },
    }
  }
  try {
    await sendLimitedMail(app, call.visitor, occasion, account && mail, store)
  } catch (error) {
    throw error instanceof ApiError ? await withStandOfCode(app, attempt, error) : error
  }
}

/**
 * Adds to a `rate_limited` error whether the last mailed code is still valid. Addresses without an account get the same
 * answer, because a code is stored for them, too.
 */
async function withStandOfCode(app: App, { id }: Attempt, refusal: ApiError): Promise<ApiError> {
  const { message, retryAfter, cause } = refusal
  if (refusal.code !== 'rate_limited') return refusal
  const stored = await findCode(app.db, id)
  const isGood =
    stored !== null &&
    stored.usedAt === null &&
    stored.tries < maxTriesPerCode &&
    stored.expiresAt > app.clock.now()
  const info = { code_is_good: isGood }
  return new ApiError('rate_limited', message, {
    info,
    cause,
    ...(retryAfter !== undefined && { retryAfter }),
  })
}

/**
 * Makes a new sign-in attempt for a person who comes back from a later step, or opens the page for the code directly,
 * if a mailed code is the account's first step.
 */
async function attemptAnew(app: App, call: WebCaller, email: string): Promise<Attempt> {
  const account = await lookUpAccount(app, call, email).catch((error: unknown) => {
    const isUnknown = error instanceof ApiError && error.code === 'account_not_found'
    throw isUnknown ? new ApiError('step_required') : error
  })
  if (firstState(account).step !== 'email_code') throw new ApiError('step_required')
  return newAttempt(account)
}

export interface EmailCodeResult {
  user_type: 1 | 2 | null
  totp_device_setup?: boolean
}

/**
 * Completes the step of the mailed code. Each guess is counted before the codes are compared; the right code works
 * once, and only in the browser that requested it.
 */
export async function verifyEmailCode(
  app: App,
  call: WebCaller,
  email: string,
  code: string,
): Promise<EmailCodeResult> {
  const attempt = await requireAttempt(app, call, email, ['email_code'])
  const { userId, codeHash } = await compareCode(app, call, attempt, code)
  const proven = { userId, factor: 'email_code', attemptId: attempt.id }
  const { step, opened } = await passUnlessDisabled(app, call, proven, async (tx) => {
    const account = await holdAccount(tx, userId)
    // The account was deleted during the sign-in, so there is no next step.
    if (account === null) throw new ApiError('step_required')
    await spend(app, tx, attempt, codeHash)
    const { hasAuthenticator } = account
    return passStep(tx, call, attempt, { type: 'emailCodeProven', hasAuthenticator })
  })
  call.visitor.adopt(opened)
  switch (step) {
    case 'done':
      return { user_type: 2 }
    case 'new_password':
      return { user_type: 1 }
    default:
      return { user_type: null, totp_device_setup: step === 'authenticator' }
  }
}

/** Marks a right code as used. Throws ApiError `otp_invalid` if another request has used it. */
export async function spend(app: App, tx: Database, { id }: Attempt, codeHash: Buffer) {
  if (!(await spendCode(tx, id, codeHash, app.clock.now()))) throw new ApiError('otp_invalid')
}

/**
 * Counts an attempt to enter the code that was mailed, then compares the code. Throws ApiError unless it is right and
 * valid. Returns the account's id, and the hash of the code, by which `spend` marks it as used.
 */
export async function compareCode(app: App, call: WebCaller, attempt: Attempt, code: string) {
  const guess = await beginGuess(app, call.visitor, { ...attempt, factor: 'email_code' })
  const stored = await takeTry(app.db, attempt.id)
  if (stored === null) {
    await guess.takeBack()
    throw await noTriesLeft(app, attempt)
  }
  const codeHash = hashOf(app, attempt, code)
  if (!timingSafeEqual(stored.codeHash, codeHash) || attempt.userId === null) {
    const { userId } = attempt
    await audit(app, app.db, call, {
      event: attempt.flow === 'proof' ? 'proof_failed' : 'sign_in_failed',
      userId,
      detail: { factor: 'email_code' },
    })
    const isLast = stored.tries >= maxTriesPerCode
    throw new ApiError('otp_invalid', undefined, isLast ? { info: { code_is_good: false } } : {})
  }
  // Each code counts as a wrong guess when it arrives. This one is right, so take it off that count, even if another
  // request (a double click) has used the code already.
  await guess.takeBack()
  if (stored.expiresAt <= app.clock.now()) throw new ApiError('otp_expired')
  return { userId: attempt.userId, codeHash }
}

/**
 * Returns the error for a person who needs a new code: `otp_expired` if none was mailed or it is used, `otp_exhausted`
 * if it allows no more attempts.
 */
async function noTriesLeft(app: App, attempt: Attempt): Promise<ApiError> {
  const code = await findCode(app.db, attempt.id)
  return new ApiError(code === null || code.usedAt !== null ? 'otp_expired' : 'otp_exhausted')
}

/**
 * The hash of a mailed code. It includes the id of the sign-in attempt, so that the code works in this browser only.
 */
function hashOf({ keys }: App, attempt: Attempt, code: string): Buffer {
  return keys.mac('email-code', attempt.id, code)
}
