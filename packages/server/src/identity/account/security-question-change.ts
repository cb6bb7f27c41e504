import { eq } from 'drizzle-orm'
import { audit } from '../../platform/audit/audit.ts'
import type { App } from '../calls/app.ts'
import { securityQuestions } from '../../platform/db/schema/accounts.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { hashAnswer, isTold } from '../recovery/security-answer.ts'
import { requireFreshProof } from '../sessions/fresh-proof.ts'
import { holdSession } from '../sessions/hold-session.ts'
import type { Session } from '../sessions/session.ts'
import { findAccountById, unlessDisabled } from '../users/accounts.ts'
import { tellOwner } from '../users/credential-mail.ts'
import { endAccess } from '../users/end-access.ts'
import { refuseEnforcedAccount } from '../federation/own-provider.ts'
import { usesPassword } from './security.ts'
import type { WebCaller } from '../sessions/visitor.ts'

/**
 * Sets the security question with which the signed-in user can recover the password. Replacing a question ends the
 * user's other sessions: someone who knew the old answer may have opened them.
 */
export async function setSecurityQuestion(
  app: App,
  call: WebCaller,
  session: Session,
  { question, answer }: { readonly question: string; readonly answer: string },
) {
  if (!app.settings.securityQuestions) {
    throw because('not_found', 'question_off')
  }
  const userId = session.user.id
  await refuseEnforcedAccount(app.db, userId)
  const account = unlessDisabled(await findAccountById(app.db, userId))
  if (account === null || !usesPassword(account)) {
    throw because('forbidden', 'no_password')
  }
  requireFreshProof(app.clock, session)
  if (isTold(question, answer)) {
    throw fieldError('answer', 'The question must not contain its answer', 'guessable')
  }
  const answerHash = await hashAnswer(answer)
  await app.mailQueue.inTransaction(async (tx, mails) => {
    await holdSession(tx, session)
    const now = app.clock.now()
    const older = await tx
      .select({ userId: securityQuestions.userId })
      .from(securityQuestions)
      .where(eq(securityQuestions.userId, userId))
    const values = { question, answerHash, setAt: now }
    await tx
      .insert(securityQuestions)
      .values({ userId, ...values })
      .onConflictDoUpdate({ target: securityQuestions.userId, set: values })
    const isChange = older.length > 0
    if (isChange) {
      await endAccess(tx, userId, now, session.hash)
      await call.visitor.remember(tx, userId)
    }
    await audit(app, tx, call, { event: 'security_question_set' })
    const change = isChange ? 'security_question' : 'security_question_added'
    await tellOwner(app, tx, mails, { to: account, change, asked: call.visitor.language })
  })
}
