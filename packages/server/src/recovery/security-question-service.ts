import { audit } from '../audit/audit.ts'
import { ApiError } from '../http/api-error.ts'
import type { App } from '../http/app.ts'
import { beginGuess } from '../limits/guesses.ts'
import { requireAttempt, type AnyCall } from '../sign-in/attempts.ts'
import { findAccountById } from '../users/accounts.ts'
import { mailResetLink } from './reset-link.ts'
import { verifyAnswer } from './security-answer.ts'
import { findSecurityQuestion } from './security-question-queries.ts'

/** Asked of addresses that are unknown, where those are answered like known ones: always the same one. */
const decoys = [
  'What was the name of your first school?',
  'In which town were you born?',
  'What was the name of your first pet?',
  'What is the middle name of your oldest sibling?',
] as const

/** Whoever is signing in and does not know the password. */
const steps = ['password', 'email_code'] as const

export async function questionFor(app: App, call: AnyCall, email: string): Promise<string> {
  refuseWhereSwitchedOff(app)
  const { userId, emailKey } = await requireAttempt(app, call, email, steps)
  const stored = userId === null ? null : await findSecurityQuestion(app.db, userId)
  if (stored !== null) return stored.question
  const number = app.keys.mac('decoy-question', emailKey).readUInt32BE()
  if (app.settings.hideAccounts) return decoys[number % decoys.length] ?? decoys[0]
  throw new ApiError('not_found', 'There is no security question for this account')
}

/** A right answer mails a reset link; it never signs in by itself. */
export async function answerQuestion(
  app: App,
  call: AnyCall,
  given: { readonly user: string; readonly answer: string; readonly next?: string | undefined },
): Promise<boolean> {
  const { user: email, answer, next } = given
  refuseWhereSwitchedOff(app)
  const attempt = await requireAttempt(app, call, email, steps)
  const { userId } = attempt
  const guess = await beginGuess(app, call.browser, { ...attempt, factor: 'security_answer' })
  const stored = userId === null ? null : await findSecurityQuestion(app.db, userId)
  const isRight = await verifyAnswer(stored?.answerHash ?? null, answer)
  const account = userId === null ? null : await findAccountById(app.db, userId)
  const detail = { right: isRight }
  await audit(app, app.db, call, { event: 'security_answer_given', userId, detail })
  if (!isRight || account === null) return false
  await guess.takeBack()
  const page = '/auth/signin/reset-password-otp'
  await mailResetLink(app, call, account, { page, next, hasShownFactor: true })
  return true
}

function refuseWhereSwitchedOff({ settings }: App) {
  if (!settings.securityQuestions) {
    throw new ApiError('not_found', 'Recovery by security question is not offered here')
  }
}
