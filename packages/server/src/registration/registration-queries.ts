import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { registrationRequests } from '../db/schema/recovery.ts'
import { newId } from '../random.ts'

export type StoredRequest = typeof registrationRequests.$inferSelect
type NewRequest = Omit<StoredRequest, 'verifiedAt'>

/** A request made again takes the place of the one before, which is returned, and so does its link. */
export async function replaceRequest(
  db: Database,
  request: NewRequest,
): Promise<StoredRequest | null> {
  const { id, ...values } = request
  return db.transaction(async (tx) => {
    // Locked, so that it is not verified between this look and the replacement.
    const [previous] = await tx
      .select()
      .from(registrationRequests)
      .where(eq(registrationRequests.emailKey, request.emailKey))
      .for('update')
    await tx
      .insert(registrationRequests)
      .values({ id, ...values })
      .onConflictDoUpdate({
        target: registrationRequests.emailKey,
        set: { ...values, verifiedAt: null },
      })
    return previous ?? null
  })
}

/** Takes a request back for the one before it, unless it was verified or replaced in the meantime. */
export async function takeBackRequest(
  db: Database,
  { tokenHash }: NewRequest,
  previous: StoredRequest | null,
): Promise<void> {
  const isCurrent = and(
    eq(registrationRequests.tokenHash, tokenHash),
    isNull(registrationRequests.verifiedAt),
  )
  await (previous === null
    ? db.delete(registrationRequests).where(isCurrent)
    : db.update(registrationRequests).set(previous).where(isCurrent))
}

export async function findRequest(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredRequest | null> {
  const [row] = await db
    .select()
    .from(registrationRequests)
    .where(
      and(eq(registrationRequests.tokenHash, tokenHash), gt(registrationRequests.expiresAt, now)),
    )
  return row ?? null
}

/** Marks a request as verified. False where it was before. */
export async function markVerified(db: Database, id: string, verifiedAt: Date): Promise<boolean> {
  const marked = await db
    .update(registrationRequests)
    .set({ verifiedAt })
    .where(and(eq(registrationRequests.id, id), isNull(registrationRequests.verifiedAt)))
    .returning({ id: registrationRequests.id })
  return marked.length > 0
}

export async function organizationExists(db: Database, id: string): Promise<boolean> {
  const found = await db
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, id))
  return found.length > 0
}

/** An account without a password and without any right; one that exists already stays as it is. */
export async function createAccount(
  db: Database,
  request: StoredRequest,
  organizationId: string,
  createdAt: Date,
): Promise<void> {
  const { email, emailKey, firstName, lastName, signInMethod } = request
  await db
    .insert(users)
    .values({
      id: newId(),
      email,
      emailKey,
      firstName,
      lastName,
      organizationId,
      signInMethod,
      canImpersonate: false,
      createdAt,
    })
    .onConflictDoNothing()
}
