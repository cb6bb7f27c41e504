import { count, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { securityQuestions, users } from '../platform/db/schema/accounts.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { mostQuestions } from '../identity/sign-in/decoy-queries.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'

/**
 * If the setting HIDE_ACCOUNTS is on, warns of what makes sign-in harder for users because of it, and of security
 * questions that still tell strangers who has an account.
 */
export async function checkHiddenAccounts(db: Database, settings: Settings): Promise<Outcome> {
  if (!settings.hideAccounts) return ok('HIDE_ACCOUNTS is off: an unknown address is told so')
  const perQuestion = db
    .select({ accounts: count().as('accounts') })
    .from(securityQuestions)
    .groupBy(securityQuestions.question)
    .as('per_question')
  const [found] = await db
    .select({
      questions: count(),
      asked: sql`coalesce(sum(${perQuestion.accounts}), 0)`.mapWith(Number),
      alone: sql`count(*) filter (where ${perQuestion.accounts} = 1)`.mapWith(Number),
    })
    .from(perQuestion)
  const total = await db.$count(users)
  const elsewhere = await db.$count(users, isNotNull(users.redirectUrl))
  const { questions = 0, asked = 0, alone = 0 } = found ?? {}
  const faults = [
    ...(settings.securityQuestions
      ? questionFaults({ questions, unasked: total - asked, alone })
      : []),
    ...(elsewhere > 0
      ? [`${elsewhere} of ${total} accounts have a redirect_url, of which a mail tells them alone`]
      : []),
  ]
  return faults.length === 0
    ? ok('unknown addresses are answered like accounts')
    : warning(faults.join('. '))
}

function questionFaults(found: { questions: number; unasked: number; alone: number }): string[] {
  const { questions, unasked, alone } = found
  const faults: string[] = []
  if (unasked > 0) {
    faults.push(
      `${unasked} accounts without a security question are asked one that nobody can answer, as unknown addresses are`,
    )
  }
  if (questions > mostQuestions) {
    faults.push(
      `unknown addresses are asked the ${mostQuestions} commonest of ${questions} security questions: a rarer one tells of an account`,
    )
  } else if (alone > 0) {
    faults.push(
      `${alone} security questions are of one account each, and unknown addresses are asked them as well: import questions that many have`,
    )
  }
  return faults.length === 0 ? [] : [...faults, 'Or set SECURITY_QUESTIONS=false']
}
