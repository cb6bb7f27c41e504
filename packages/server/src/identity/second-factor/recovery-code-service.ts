import { randomInt } from 'node:crypto'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import type { App } from '../calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { beginGuess } from '../limits/guesses.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'
import { isOfPerson, requireFreshProof } from '../sessions/fresh-proof.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Session } from '../sessions/session.ts'
import { passStep, requireAttempt } from '../sign-in/attempts.ts'
import { passUnlessDisabled } from '../sign-in/disabled-account.ts'
import { holdAccount } from '../users/accounts.ts'
import { tellFormerAddresses, tellOwner } from '../users/credential-mail.ts'
import { endAccess } from '../users/end-access.ts'
import { newHashing } from '../passwords/password-hash.ts'
import { showSetUp } from './second-factors.ts'
import { codeToStore, hashCode, hashCodes, hashingOf, storedFormsOf } from './recovery-code.ts'
import {
  isSpent,
  listStoredCodes,
  replaceRecoveryCodes,
  spendRecoveryCode,
} from './recovery-code-queries.ts'
import type { WebCaller } from '../sessions/visitor.ts'

const howMany = 10
// The characters of recovery codes, without those that are easily confused on paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

/**
 * Accepts a recovery code as the second factor, from a user who has lost the authenticator or passkey. Throws ApiError,
 * such as `otp_invalid` for a wrong or used code.
 */
export async function proveRecoveryCode(app: App, call: WebCaller, email: string, code: string) {
  const { userId, emailKey, attempt } = await requireRecovering(app, call, email)
  const guess = await beginGuess(app, call.visitor, { userId, emailKey, factor: 'recovery_code' })
  const typed = await typedCode(app, userId, code)
  const proven = { userId, factor: 'recovery_code', attemptId: attempt?.id }
  const passed = await passUnlessDisabled(app, call, proven, async (tx) => {
    if ((await holdAccount(tx, userId)) === null) throw new ApiError('step_required')
    if (!(await typed.spend(tx))) return null
    await audit(app, tx, call, { event: 'recovery_code_used', userId })
    if (attempt === null) return { opened: await showSetUp(tx, call, 'recovery_code') }
    return passStep(tx, call, attempt, { type: 'recoveryCodeProven' })
  })
  if (passed === null) {
    // The code was right but is used up, e.g. by a double click: do not count it as a wrong guess.
    if (await typed.isSpent()) await guess.takeBack()
    const detail = { factor: 'recovery_code' }
    await audit(app, app.db, call, { event: 'sign_in_failed', userId, detail })
    throw new ApiError('otp_invalid')
  }
  call.visitor.adopt(passed.opened)
  await guess.takeBack()
}

/**
 * Hashes a recovery code that a person has typed, even if the account has no codes, so that timing does not reveal
 * whether it has any. Call it before the transaction, because hashing takes long.
 */
export async function typedCode(
  app: Pick<App, 'db' | 'clock' | 'keys'>,
  userId: string,
  code: string,
) {
  const hashed = await hashCode(hashingOf(await listStoredCodes(app.db, userId)), code)
  const hashes = storedFormsOf(app.keys, userId, hashed)
  return {
    /** Marks the code as used. Returns false if the account has no such code, or the user has used it already. */
    spend: (tx: Database) => spendRecoveryCode(tx, userId, hashes, app.clock.now()),
    isSpent: () => isSpent(app.db, userId, hashes),
  }
}

/**
 * The person who must show a second factor, during a sign-in or because their session lacks one. Throws ApiError, such
 * as `step_required`, if there is none.
 */
async function requireRecovering(app: App, call: WebCaller, email: string) {
  const { session } = call.visitor
  if (session === null) {
    const attempt = await requireAttempt(app, call, email, ['authenticator'])
    const { userId, emailKey } = attempt
    if (userId === null) throw new ApiError('step_required')
    return { userId, emailKey, attempt }
  }
  const emailKey = emailKeyOf(session.user.email)
  const isOwn = emailKeyOf(email) === emailKey && isOfPerson(session)
  if (!session.lacksSecondFactor || !isOwn) throw new ApiError('step_required')
  return { userId: session.user.id, emailKey, attempt: null }
}

/** Creates ten new recovery codes and deletes the older ones. Only this response contains the codes in plain text. */
export async function issueRecoveryCodes(
  app: App,
  call: WebCaller,
  session: Session,
): Promise<string[]> {
  requireFreshProof(app.clock, session)
  const { id: userId } = session.user
  const codes = newRecoveryCodes()
  const hashed = await hashCodes(newHashing(), codes)
  const hashes = hashed.map((one) => codeToStore(app.keys, userId, one))
  const told = { to: session.user, asked: call.visitor.language }
  await app.mailQueue.inTransaction(async (tx, mails) => {
    await holdSession(tx, session)
    const now = app.clock.now()
    const isChange = await replaceRecoveryCodes(tx, userId, hashes, now)
    await audit(app, tx, call, { event: 'recovery_codes_generated', userId })
    // The account's first recovery codes replace none: end no session, and mail only the account's earlier addresses,
    // because an owner who has just made the codes needs no mail.
    if (!isChange) {
      return tellFormerAddresses(app, tx, mails, { ...told, change: 'recovery_codes_added' })
    }
    await endAccess(tx, userId, now, session.hash)
    await call.visitor.remember(tx, userId)
    await tellOwner(app, tx, mails, { ...told, change: 'recovery_codes' })
  })
  return codes
}

function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('')
  const codes = new Set<string>()
  while (codes.size < howMany) codes.add(`${group()}-${group()}`)
  return [...codes]
}
