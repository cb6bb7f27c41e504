import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { emailCodes } from '../db/schema/sessions.ts'

export const maxTriesPerCode = 5

type StoredCode = typeof emailCodes.$inferSelect

interface NewCode {
  attemptId: string
  codeHash: Buffer
  createdAt: Date
  expiresAt: Date
}

/** Stores a code in place of the one before it, which it returns. */
export async function replaceCode(db: Database, code: NewCode): Promise<StoredCode | null> {
  const { attemptId, codeHash, createdAt, expiresAt } = code
  return db.transaction(async (tx) => {
    // The row is locked: a try that is counted between reading it and replacing it would be lost.
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
 * Restores the code before this one, unless this one was used or replaced in the meantime. Tries at either of them
 * stay counted.
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

/** Uses up the code. False if another request did so first. */
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
