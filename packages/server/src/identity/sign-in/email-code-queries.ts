import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { emailCodes } from '../../platform/db/schema/sessions.ts'

export const maxTriesPerCode = 5

type StoredCode = typeof emailCodes.$inferSelect

interface NewCode {
  attemptId: string
  codeHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Stores the mailed code of a sign-in attempt, and returns the code that it replaces. Null: there was none. */
export async function replaceCode(db: Database, code: NewCode): Promise<StoredCode | null> {
  const { attemptId, codeHash, createdAt, expiresAt } = code
  return db.transaction(async (tx) => {
    // Lock the row of the previous code: otherwise a wrong guess that another request counts meanwhile would be lost.
    const [previous] = await tx
      .select()
      .from(emailCodes)
      .where(eq(emailCodes.attemptId, attemptId))
      .for('update')
    await tx
      .insert(emailCodes)
      .values(code)
      .onConflictDoUpdate({
        target: emailCodes.attemptId,
        set: { codeHash, createdAt, expiresAt, tries: 0, usedAt: null },
      })
    return previous ?? null
  })
}

/**
 * Puts the previous code back because the mail with the new one failed, unless the new one was used or replaced
 * meanwhile. Wrong attempts at either code stay counted. `previous` null: deletes the new code.
 */
export async function takeBackCode(db: Database, code: NewCode, previous: StoredCode | null) {
  const isCurrent = and(
    eq(emailCodes.attemptId, code.attemptId),
    eq(emailCodes.codeHash, code.codeHash),
    isNull(emailCodes.usedAt),
  )
  if (previous === null) {
    await db.delete(emailCodes).where(isCurrent)
    return
  }
  const tries = sql`${emailCodes.tries} + ${previous.tries}`
  await db
    .update(emailCodes)
    .set({ ...previous, tries })
    .where(isCurrent)
}

/**
 * Counts one attempt to enter the mailed code of a sign-in attempt. Null if the code allows no more attempts or is
 * used, or none was mailed.
 */
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
    .returning({
      codeHash: emailCodes.codeHash,
      expiresAt: emailCodes.expiresAt,
      tries: emailCodes.tries,
    })
  return row ?? null
}

export async function findCode(db: Database, attemptId: string) {
  const [row] = await db.select().from(emailCodes).where(eq(emailCodes.attemptId, attemptId))
  return row ?? null
}

/** Marks the mailed code as used. Returns false if another request has used or replaced it. */
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
