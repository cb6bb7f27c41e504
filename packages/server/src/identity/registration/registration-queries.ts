import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { registrationRequests } from '../../platform/db/schema/recovery.ts'
import { newId } from '../../platform/random.ts'

export type StoredRequest = typeof registrationRequests.$inferSelect
type NewRequest = Omit<
  StoredRequest,
  'verifiedAt' | 'decision' | 'decidedAt' | 'decidedById' | 'note'
>

/**
 * Stores a request for access, besides earlier ones for the same address. Their links stay valid, so that nobody can
 * end or change a request that somebody else has made.
 */
export async function addRequest(db: Database, request: NewRequest): Promise<void> {
  await db.insert(registrationRequests).values(request)
}

/** Deletes a request for access, because its mail could not be sent. */
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

/**
 * Marks the address of a request for access as verified. Returns false if it was verified before, e.g. by a double
 * click.
 */
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

/** Marks a request for access as approved, because it became an account without an administrator's decision. */
export async function markApproved(db: Database, id: string, decidedAt: Date): Promise<void> {
  await db
    .update(registrationRequests)
    .set({ decision: 'approved', decidedAt })
    .where(eq(registrationRequests.id, id))
}

/** Creates an account without a password or rights. If the address has an account already, that one stays unchanged. */
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
