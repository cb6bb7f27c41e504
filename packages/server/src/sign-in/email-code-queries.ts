import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailCodes } from '../db/schema/sessions.ts'

export const maxTriesPerCode = 5

interface NewCode {
  attemptId: string
  codeHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Stores a code in place of the one before it. */
export async function replaceCode(db: Database, code: NewCode) {
  const { codeHash, createdAt, expiresAt } = code
  await db
    .insert(emailCodes)
    .values(code)
    .onConflictDoUpdate({
      target: emailCodes.attemptId,
      set: { codeHash, createdAt, expiresAt, tries: 0, usedAt: null },
    })
}

export async function deleteCode(db: Database, attemptId: string) {
  await db.delete(emailCodes).where(eq(emailCodes.attemptId, attemptId))
}

/** Takes one of the tries that a code has. Null: none is left, or there is no unused code. */
export async function takeTry(db: Database, attemptId: string) {
  const [row] = await db
    .update(emailCodes)
    .set({ tries: sql`${emailCodes.tries} + 1` })
    .where(
      and(
        eq(emailCodes.attemptId, attemptId),
        isNull(emailCodes.usedAt),
        lt(emailCodes.tries, maxTriesPerCode),
      ),
    )
    .returning({ codeHash: emailCodes.codeHash, expiresAt: emailCodes.expiresAt })
  return row ?? null
}

export async function findCode(db: Database, attemptId: string) {
  const [row] = await db.select().from(emailCodes).where(eq(emailCodes.attemptId, attemptId))
  return row ?? null
}

/** Spends the code. False: another request was faster. */
export async function spendCode(db: Database, attemptId: string, codeHash: Buffer, now: Date) {
  const rows = await db
    .update(emailCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailCodes.attemptId, attemptId),
        eq(emailCodes.codeHash, codeHash),
        isNull(emailCodes.usedAt),
      ),
    )
    .returning({ attemptId: emailCodes.attemptId })
  return rows.length === 1
}
