import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { authenticators, authenticatorSetups } from '../../platform/db/schema/second-factors.ts'

export async function findSealedSecret(db: Database, userId: string): Promise<Buffer | null> {
  const [row] = await db
    .select({ sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(eq(authenticators.userId, userId))
  return row?.sealedSecret ?? null
}

/**
 * Replaces an authenticator's stored secret by the same secret encrypted with the current key. Does nothing if the
 * stored one is no longer `from`.
 */
export async function resealSecret(db: Database, userId: string, from: Buffer, to: Buffer) {
  await db
    .update(authenticators)
    .set({ sealedSecret: to })
    .where(and(eq(authenticators.userId, userId), eq(authenticators.sealedSecret, from)))
}

/** Marks a time step of an authenticator as used. Returns false if a code of this or a later step was used before. */
export async function useStep(db: Database, userId: string, step: number): Promise<boolean> {
  const isNewer = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, step))
  const used = await db
    .update(authenticators)
    .set({ lastStep: step })
    .where(and(eq(authenticators.userId, userId), isNewer))
    .returning({ userId: authenticators.userId })
  return used.length > 0
}

interface Confirmed {
  readonly userId: string
  readonly sealedSecret: Buffer
  readonly lastStep: number
  readonly confirmedAt: Date
}

/** Replaces the account's authenticator by the one that the user has just confirmed. */
export async function storeAuthenticator(db: Database, { userId, ...values }: Confirmed) {
  await db
    .insert(authenticators)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: authenticators.userId, set: values })
}

/** Stores the account's first authenticator. Returns false if the account has one by now. */
export async function storeFirstAuthenticator(
  db: Database,
  confirmed: Confirmed,
): Promise<boolean> {
  const stored = await db
    .insert(authenticators)
    .values(confirmed)
    .onConflictDoNothing()
    .returning({ userId: authenticators.userId })
  return stored.length > 0
}

/**
 * Returns the secret of the authenticator that the user is setting up in this session. If there is none yet, stores and
 * returns the given one.
 */
export async function pendingSecret(
  db: Database,
  setup: typeof authenticatorSetups.$inferInsert,
): Promise<Buffer> {
  await db.insert(authenticatorSetups).values(setup).onConflictDoNothing()
  const stored = await findPendingSecret(db, setup.sessionHash, setup.userId)
  if (stored !== null) return stored
  // The stored secret is of an earlier user of the same session: replace it.
  await db
    .update(authenticatorSetups)
    .set(setup)
    .where(eq(authenticatorSetups.sessionHash, setup.sessionHash))
  return setup.sealedSecret
}

export async function findPendingSecret(
  db: Database,
  sessionHash: Buffer,
  userId: string,
): Promise<Buffer | null> {
  const [row] = await db
    .select({ sealedSecret: authenticatorSetups.sealedSecret })
    .from(authenticatorSetups)
    .where(ofSession(sessionHash, userId))
  return row?.sealedSecret ?? null
}

/**
 * Deletes the secret of the authenticator that the user is setting up in this session. Returns false if another request
 * has already done so.
 */
export async function endSetup(
  db: Database,
  sessionHash: Buffer,
  userId: string,
): Promise<boolean> {
  const ended = await db
    .delete(authenticatorSetups)
    .where(ofSession(sessionHash, userId))
    .returning({ userId: authenticatorSetups.userId })
  return ended.length > 0
}

function ofSession(sessionHash: Buffer, userId: string) {
  return and(
    eq(authenticatorSetups.sessionHash, sessionHash),
    eq(authenticatorSetups.userId, userId),
  )
}
