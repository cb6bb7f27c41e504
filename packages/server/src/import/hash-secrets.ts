import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { securityQuestions, users } from '../platform/db/schema/accounts.ts'
import { hashPassword, verifyPassword } from '../identity/passwords/password-hash.ts'
import { hashAnswer, verifyAnswer } from '../identity/recovery/security-answer.ts'
import { emailKeyOf, type EmailKey } from '../platform/mail/email-address.ts'
import { hashCodes, hashingOf, type HashedCode } from '../identity/second-factor/recovery-code.ts'
import { recoveryCodes } from '../platform/db/schema/second-factors.ts'
import type { ImportedUser } from './import-schema.ts'
import type { UserBatch } from './read-import.ts'

/**
 * The hashes to store for one user for whom the file gives secrets. For a secret that the file leaves out, it is the
 * stored hash. Null: neither the file nor the account has that secret.
 */
export interface Secrets {
  readonly passwordHash: string | null
  /** Whether the file gives a password other than the one that the account has. */
  readonly isNewPassword: boolean
  readonly answerHash: string | null
  /**
   * Whether the file gives another security question or another answer than the account has. False if the account has
   * none.
   */
  readonly isNewQuestion: boolean
  /** Whether the file gives a security question and the account has none yet. */
  readonly addsQuestion: boolean
  /** The recovery codes, hashed with the salt of the account's stored codes. Undefined if the file gives none. */
  readonly recoveryCodes: readonly HashedCode[] | undefined
}

/**
 * Hashes the passwords, security answers and recovery codes in the file. For a password or answer that the account
 * already has, the stored hash is kept, so that a second import changes nothing. The result maps the position of a user
 * in the file to the hashes, without users for whom the file gives none of these.
 */
export async function hashSecrets(
  db: Database,
  batches: AsyncIterable<UserBatch>,
): Promise<ReadonlyMap<number, Secrets>> {
  const hashed = new Map<number, Secrets>()
  for await (const { start, users } of batches) {
    const given = users.flatMap((user, index) =>
      user.password === undefined &&
      user.security_question === undefined &&
      user.recovery_codes === undefined
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
  readonly codes: Uint8Array[]
}

async function storedSecrets(
  db: Database,
  emailKeys: EmailKey[],
): Promise<ReadonlyMap<EmailKey, Stored>> {
  const rows = await db
    .select({
      id: users.id,
      emailKey: users.emailKey,
      passwordHash: users.passwordHash,
      answerHash: securityQuestions.answerHash,
      question: securityQuestions.question,
    })
    .from(users)
    .leftJoin(securityQuestions, eq(securityQuestions.userId, users.id))
    .where(inArray(users.emailKey, emailKeys))
  const { userId, codeHash } = recoveryCodes
  const ids = rows.map(({ id }) => id)
  const codeRows = await db
    .select({ userId, codeHash })
    .from(recoveryCodes)
    .where(inArray(userId, ids))
  const codes = Map.groupBy(codeRows, (row) => row.userId)
  return new Map(
    rows.map((row) => [
      row.emailKey,
      { ...row, codes: (codes.get(row.id) ?? []).map((code) => code.codeHash) },
    ]),
  )
}

async function secretsOf(
  { password, security_question: given, recovery_codes: codes }: ImportedUser,
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
    recoveryCodes: codes && (await hashCodes(hashingOf(stored?.codes ?? []), codes)),
  }
}
