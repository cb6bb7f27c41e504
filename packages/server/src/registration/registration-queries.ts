import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { registrationRequests } from '../db/schema/recovery.ts'
import { newId } from '../random.ts'

export type StoredRequest = typeof registrationRequests.$inferSelect
type NewRequest = Omit<StoredRequest, 'verifiedAt'>

/**
 * Stores a request beside those that were made for the same address before: whoever made them, their links stay good,
 * and nobody changes the names in another's.
 */
export async function addRequest(db: Database, request: NewRequest): Promise<void> {
  await db.insert(registrationRequests).values(request)
}

/** Takes a request back whose mail could not be sent. */
export async function takeBackRequest(db: Database, { id }: NewRequest): Promise<void> {
  await db.delete(registrationRequests).where(eq(registrationRequests.id, id))
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
