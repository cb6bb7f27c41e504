import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { securityQuestions, users } from '../platform/db/schema/accounts.ts'
import { hashPassword, verifyPassword } from '../identity/passwords/password-hash.ts'
import { hashAnswer, verifyAnswer } from '../identity/recovery/security-answer.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-key.ts'
import type { ImportedUser } from './import-schema.ts'
import type { UserBatch } from './read-import.ts'

/** Hashes of the password and the security answer in the file; null if the file does not give one. */
export interface Secrets {
  readonly passwordHash: string | null
  /** Whether the password differs from the account's, or the account has none yet. */
  readonly isNewPassword: boolean
  readonly answerHash: string | null
  /** Whether the account has a security question that is replaced: another question or another answer. */
  readonly isNewQuestion: boolean
  /** Whether the account had no security question before. */
  readonly addsQuestion: boolean
}

/**
 * Hashes new passwords and answers. A stored hash that matches is kept, so that a second import changes nothing. The
 * result is by the user's position in the file, without users for whom the file gives neither password nor question.
 */
export async function hashSecrets(
  db: Database,
  batches: AsyncIterable<UserBatch>,
): Promise<ReadonlyMap<number, Secrets>> {
  const hashed = new Map<number, Secrets>()
  for await (const { start, users } of batches) {
    const given = users.flatMap((user, index) =>
      user.password === undefined && user.security_question === undefined
        ? []
        : [{ user, position: start + index }],
    )
    if (given.length === 0) continue
    const stored = await storedSecrets(
      db,
      given.map(({ user }) => emailKeyOf(user.email)),
    )
    await Promise.all(
      given.map(async ({ user, position }) => {
        hashed.set(position, await secretsOf(user, stored.get(emailKeyOf(user.email))))
      }),
    )
  }
  return hashed
}

interface Stored {
  readonly passwordHash: string | null
  readonly answerHash: string | null
  readonly question: string | null
}

async function storedSecrets(
  db: Database,
  emailKeys: EmailKey[],
): Promise<ReadonlyMap<EmailKey, Stored>> {
  const rows = await db
    .select({
      emailKey: users.emailKey,
      passwordHash: users.passwordHash,
      answerHash: securityQuestions.answerHash,
      question: securityQuestions.question,
    })
    .from(users)
    .leftJoin(securityQuestions, eq(securityQuestions.userId, users.id))
    .where(inArray(users.emailKey, emailKeys))
  return new Map(rows.map((row) => [row.emailKey, row]))
}

async function secretsOf(
  { password, security_question: given }: ImportedUser,
  stored: Stored | undefined,
): Promise<Secrets> {
  const oldPassword = stored?.passwordHash ?? null
  const oldAnswer = stored?.answerHash ?? null
  const isNewPassword = password !== undefined && !(await verifyPassword(oldPassword, password))
  const isNewAnswer = given !== undefined && !(await verifyAnswer(oldAnswer, given.answer))
  return {
    passwordHash: isNewPassword ? await hashPassword(password) : oldPassword,
    isNewPassword,
    answerHash: isNewAnswer ? await hashAnswer(given.answer) : oldAnswer,
    isNewQuestion:
      oldAnswer !== null &&
      given !== undefined &&
      (isNewAnswer || given.question !== stored?.question),
    addsQuestion: oldAnswer === null && given !== undefined,
  }
}
