import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { securityQuestions, users } from '../db/schema/accounts.ts'
import { hashPassword, verifyPassword } from '../passwords/password-hash.ts'
import { hashAnswer, verifyAnswer } from '../recovery/security-answer.ts'
import { emailKeyOf } from '../users/email-key.ts'
import type { ImportedUser } from './import-schema.ts'
import { inChunks } from './in-chunks.ts'

export interface Secrets {
  readonly passwordHash: string | null
  /** Whether the hash is another one than that which is stored. */
  readonly isNewPassword: boolean
  readonly answerHash: string | null
  /** Whether another question or answer takes the place of those which are stored. */
  readonly isNewQuestion: boolean
  /** Whether the account had another way to sign in. */
  readonly isNewMethod: boolean
}

/** Hashes what is new. A hash that fits already stays as it is, so that a second import changes nothing. */
export async function hashSecrets(
  db: Database,
  entries: readonly ImportedUser[],
): Promise<Secrets[]> {
  return inChunks(entries, (part) => hashPart(db, part))
}

async function hashPart(db: Database, entries: readonly ImportedUser[]): Promise<Secrets[]> {
  const keys = entries.map((entry) => emailKeyOf(entry.email))
  const stored = await db
    .select({
      emailKey: users.emailKey,
      passwordHash: users.passwordHash,
      signInMethod: users.signInMethod,
      answerHash: securityQuestions.answerHash,
      question: securityQuestions.question,
    })
    .from(users)
    .leftJoin(securityQuestions, eq(securityQuestions.userId, users.id))
    .where(inArray(users.emailKey, keys))
  const byKey = new Map(stored.map((row) => [row.emailKey, row]))
  return Promise.all(
    entries.map(async ({ email, password, security_question, sign_in_method }) => {
      const old = byKey.get(emailKeyOf(email))
      const answer = security_question?.answer
      const oldPassword = old?.passwordHash ?? null
      const oldAnswer = old?.answerHash ?? null
      const isOldAnswer = answer === undefined || (await verifyAnswer(oldAnswer, answer))
      const isNewPassword = password !== undefined && !(await verifyPassword(oldPassword, password))
      return {
        passwordHash: isNewPassword ? await hashPassword(password) : oldPassword,
        isNewPassword,
        answerHash: isOldAnswer ? oldAnswer : await hashAnswer(answer),
        isNewQuestion:
          oldAnswer !== null &&
          security_question !== undefined &&
          !(isOldAnswer && security_question.question === old?.question),
        isNewMethod: old !== undefined && old.signInMethod !== sign_in_method,
      }
    }),
  )
}
