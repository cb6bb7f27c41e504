import { and, eq, exists, gt, isNull, lte, ne, or, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { deviceCodes, sessions } from '../../platform/db/schema/sessions.ts'

export type StoredCode = typeof deviceCodes.$inferSelect
type NewCode = Pick<
  StoredCode,
  'codeHash' | 'secretHash' | 'ip' | 'userAgent' | 'requestedAt' | 'expiresAt'
>

/** Stores a device code. Returns false if another device code that is still valid is the same. */
export async function insertCode(db: Database, code: NewCode, now: Date): Promise<boolean> {
  const undecided = { decision: null, decidedById: null, decidedAt: null, twoFactors: false }
  const fresh = { ...code, ...undecided, usedAt: null }
  const stored = await db
    .insert(deviceCodes)
    .values(fresh)
    .onConflictDoUpdate({
      target: deviceCodes.codeHash,
      set: fresh,
      setWhere: or(lte(deviceCodes.expiresAt, now), isNotNull(deviceCodes.usedAt)),
    })
    .returning({ codeHash: deviceCodes.codeHash })
  return stored.length > 0
}

/**
 * Deletes the codes that a browser has registered earlier, because it registers a new one. Denied codes are kept, so
 * that other tabs of the browser learn of the denial.
 */
export async function deleteCodesOf(db: Database, secretHash: Buffer): Promise<void> {
  const isNotDenied = or(isNull(deviceCodes.decision), ne(deviceCodes.decision, 'deny'))
  await db.delete(deviceCodes).where(and(eq(deviceCodes.secretHash, secretHash), isNotDenied))
}

const live = (codeHash: Buffer, now: Date) =>
  and(
    eq(deviceCodes.codeHash, codeHash),
    gt(deviceCodes.expiresAt, now),
    isNull(deviceCodes.usedAt),
  )

/** Finds a valid device code that nobody has approved or denied yet. Null: there is none. */
export async function findUndecided(
  db: Database,
  codeHash: Buffer,
  now: Date,
): Promise<StoredCode | null> {
  const [row] = await db
    .select()
    .from(deviceCodes)
    .where(and(live(codeHash, now), isNull(deviceCodes.decision)))
  return row ?? null
}

/**
 * Stores that a user approves or denies a valid device code, and returns the code. Null if no valid code has this hash,
 * somebody has already decided on it, or the user's session has just ended.
 */
export async function decideCode(
  db: Database,
  codeHash: Buffer,
  sessionHash: Buffer,
  decision: {
    decision: 'approve' | 'deny'
    decidedById: string
    decidedAt: Date
    twoFactors: boolean
  },
): Promise<StoredCode | null> {
  // Lock the session until the decision is stored: a concurrent request that ends the session waits, and then ends the
  // code as well.
  const session = db
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(eq(sessions.idHash, sessionHash))
    .for('share')
  const [row] = await db
    .update(deviceCodes)
    .set(decision)
    .where(and(live(codeHash, decision.decidedAt), isNull(deviceCodes.decision), exists(session)))
    .returning()
  return row ?? null
}

/**
 * Finds a valid device code if the browser with this secret registered it. Null: it did not, or the code is invalid.
 */
export async function findOwn(
  db: Database,
  codeHash: Buffer,
  secretHash: Buffer,
  now: Date,
): Promise<StoredCode | null> {
  const [row] = await db
    .select()
    .from(deviceCodes)
    .where(and(live(codeHash, now), eq(deviceCodes.secretHash, secretHash)))
  return row ?? null
}

/**
 * Marks an approved device code as used, when it signs its browser in. Returns false if the code is not approved, is
 * used, has expired, or was deleted.
 */
export async function spendCode(db: Database, codeHash: Buffer, now: Date): Promise<boolean> {
  const spent = await db
    .update(deviceCodes)
    .set({ usedAt: now })
    .where(and(live(codeHash, now), eq(deviceCodes.decision, 'approve')))
    .returning({ codeHash: deviceCodes.codeHash })
  return spent.length > 0
}
