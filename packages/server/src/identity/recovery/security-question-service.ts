import { and, eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { App } from '../calls/app.ts'
import { beginGuess } from '../limits/guesses.ts'
import { requireAttempt } from '../sign-in/attempts.ts'
import { findAccountById } from '../users/accounts.ts'
import { mailResetLink } from './reset-link.ts'
import { renewedAnswer, verifyAnswer } from './security-answer.ts'
import type { Database } from '../../platform/db/database.ts'
import { securityQuestions } from '../../platform/db/schema/accounts.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/** Steps of a sign-in at which a user who does not know the password may answer the security question instead. */
const steps = ['password', 'email_code'] as const

export async function questionFor(app: App, call: WebCaller, email: string): Promise<string> {
  refuseWhereSwitchedOff(app)
  const { userId, emailKey } = await requireAttempt(app, call, email, steps)
  // Query the database whether or not there is an account, so that timing reveals nothing.
  const stored = await findSecurityQuestion(app.db, userId ?? '')
  const decoy = app.settings.hideAccounts ? await app.decoys.questionOf(emailKey) : null
  const question = stored?.question ?? decoy
  if (question !== null) return question
  throw new ApiError('not_found', 'There is no security question for this account')
}

/**
 * Returns whether the answer to the security question is right. If so, mails a link for resetting the password: the
 * answer does not sign in by itself.
 */
export async function answerQuestion(
  app: App,
  call: WebCaller,
  given: { readonly user: string; readonly answer: string; readonly next?: string | undefined },
): Promise<boolean> {
  const { user: email, answer, next } = given
  refuseWhereSwitchedOff(app)
  const attempt = await requireAttempt(app, call, email, steps)
  const { userId } = attempt
  const guess = await beginGuess(app, call.visitor, { ...attempt, factor: 'security_answer' })
  const stored = await findSecurityQuestion(app.db, userId ?? '')
  const isRight = await verifyAnswer(stored?.answerHash ?? null, answer)
  const account = await findAccountById(app.db, userId ?? '')
  const detail = { right: isRight }
  await audit(app, app.db, call, { event: 'security_answer_given', userId, detail })
  if (!isRight || account === null) return false
  await guess.takeBack()
  if (stored !== null) await renewAnswer(app.db, account.id, stored.answerHash, answer)
  await mailResetLink(app, call, account, {
    screen: 'resetPasswordOtp',
    next,
    hasShownFactor: true,
  })
  return true
}

/** Stores a new hash of a right answer if the stored hash is outdated. */
async function renewAnswer(db: Database, userId: string, stored: string, answer: string) {
  const answerHash = await renewedAnswer(stored, answer)
  if (answerHash === null) return
  const isIt = and(eq(securityQuestions.userId, userId), eq(securityQuestions.answerHash, stored))
  await db.update(securityQuestions).set({ answerHash }).where(isIt)
}

function refuseWhereSwitchedOff({ settings }: App) {
  if (!settings.securityQuestions) {
    throw because('not_found', 'question_off')
  }
}

async function findSecurityQuestion(db: Database, userId: string) {
  const [row] = await db
    .select({ question: securityQuestions.question, answerHash: securityQuestions.answerHash })
    .from(securityQuestions)
    .where(eq(securityQuestions.userId, userId))
  return row ?? null
}
