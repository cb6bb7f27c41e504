import type { PasskeyAssertion } from '@vestibule/api-client/contract'
import { audit } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import { beginGuess } from '../limits/guesses.ts'
import { spendAssertion, verifyAssertion } from '../passkeys/assertion.ts'
import { findSealedSecret, useStep as spendStep } from '../second-factor/authenticator-queries.ts'
import { typedCode } from '../second-factor/recovery-code-service.ts'
import { factorsToShow } from '../second-factor/second-factors.ts'
import { stepOf } from '../second-factor/totp.ts'
import type { WebCaller } from '../sessions/visitor.ts'
import { holdAccount, type Account } from '../users/accounts.ts'
import { confirmedIn, confirmToken } from './reset-token-queries.ts'
import { requireUsable, type ResetLink } from './usable-link.ts'

export type Shown =
  | { readonly code: string }
  | { readonly recovery_code: string }
  | { readonly credential: PasskeyAssertion }

/**
 * The second factors of which the user must show one before a mailed link may set a password. Empty: no second factor
 * is needed, or the user has shown one in this browser.
 */
export async function confirmBy(
  app: App,
  call: WebCaller,
  { account, tokenHash }: Awaited<ReturnType<typeof requireUsable>>,
): Promise<string[]> {
  if (!app.settings.strictReset) return []
  const { sessionHash } = call.visitor
  const shownIn = await confirmedIn(app.db, tokenHash)
  if (sessionHash !== null && shownIn?.equals(sessionHash) === true) return []
  return factorsToShow(app, account.id)
}

/**
 * Checks a second factor shown together with a mailed link. The link may then set a password in this browser. Throws
 * ApiError, such as `otp_invalid` for a wrong code or `token_invalid` for an expired link.
 */
export async function confirmReset(app: App, call: WebCaller, link: ResetLink, shown: Shown) {
  const { account, tokenHash } = await requireUsable(app, link)
  const { id: userId } = account
  const { sessionHash } = call.visitor
  if (sessionHash === null) throw new ApiError('token_invalid')
  const { factor, spend, accepted } = await prove(app, call, account, shown)
  const detail = { factor }
  const isRight = await app.db.transaction(async (tx) => {
    if ((await holdAccount(tx, userId)) === null) throw new ApiError('token_invalid')
    if (!(await spend(tx))) return false
    const now = app.clock.now()
    if (!(await confirmToken(tx, tokenHash, userId, { now, sessionHash }))) {
      throw new ApiError('token_invalid')
    }
    await audit(app, tx, call, { event: 'proof_given', userId, detail })
    return true
  })
  if (isRight) return accepted()
  await audit(app, app.db, call, { event: 'proof_failed', userId, detail })
  throw new ApiError('otp_invalid')
}

interface Proven {
  readonly factor: string
  /**
   * Uses up the code or the passkey's challenge. Returns false if the code is wrong, or another request has used it.
   * Throws ApiError if a passkey's answer was used before.
   */
  readonly spend: (tx: Database) => Promise<boolean>
  /** Takes the code off the count of wrong guesses. Call it once the confirmation is stored. */
  readonly accepted: () => Promise<void>
}

async function prove(app: App, call: WebCaller, account: Account, shown: Shown): Promise<Proven> {
  const { id: userId, emailKey } = account
  if ('credential' in shown) {
    const asserted = await verifyAssertion(app, call, shown.credential)
    if (asserted.passkey.userId !== userId) throw new ApiError('passkey_invalid')
    return {
      factor: 'passkey',
      async spend(tx) {
        await spendAssertion(app, tx, asserted)
        return true
      },
      accepted: async () => {},
    }
  }
  const factor = 'code' in shown ? 'authenticator' : 'recovery_code'
  const guess = await beginGuess(app, call.visitor, { emailKey, userId, factor })
  const accepted = async () => {
    await guess.takeBack()
  }
  if ('recovery_code' in shown) {
    const { spend } = await typedCode(app, userId, shown.recovery_code)
    return { factor, spend, accepted }
  }
  const sealed = await findSealedSecret(app.db, userId)
  const secret = sealed === null ? null : app.keys.open('totp', userId, sealed)
  const step =
    secret === null
      ? null
      : stepOf(secret, shown.code, app.clock.now(), app.settings.authenticatorDriftS)
  const isRight = async (tx: Database) => step !== null && spendStep(tx, userId, step)
  return { factor, spend: isRight, accepted }
}
