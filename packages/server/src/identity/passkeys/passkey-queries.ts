import { and, count, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { passkeys } from '../../platform/db/schema/passkeys.ts'

export type StoredPasskey = typeof passkeys.$inferSelect

/**
 * Finds a passkey, with the user handle (WebAuthn) of its owner, whose account may be disabled. Null: nobody has it.
 */
export async function findPasskey(db: Database, credentialId: string) {
  const [row] = await db
    .select({ passkey: passkeys, handle: users.webauthnHandle })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, credentialId))
  return row ?? null
}

/** The passkeys of a user, newest first. */
export function listPasskeys(db: Database, userId: string): Promise<StoredPasskey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.credentialId))
}

export async function countPasskeys(db: Database, userId: string): Promise<number> {
  const [row] = await db
    .select({ passkeys: count() })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  return row?.passkeys ?? 0
}

/** The user handle (WebAuthn) by which authenticators identify the account: random bytes, made when first needed. */
export async function handleOf(db: Database, userId: string): Promise<Buffer> {
  const made = randomBytes(32)
  const [row] = await db
    .update(users)
    .set({ webauthnHandle: sql`coalesce(${users.webauthnHandle}, ${made})` })
    .where(eq(users.id, userId))
    .returning({ handle: users.webauthnHandle })
  if (row?.handle === null || row === undefined) throw new Error('An account has its handle')
  return row.handle
}

/** Stores a new passkey. Returns false if its credential is already stored. */
export async function insertPasskey(db: Database, passkey: StoredPasskey): Promise<boolean> {
  const stored = await db
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.credentialId })
  return stored.length > 0
}

interface Use {
  readonly signCount: number
  readonly backedUp: boolean
  readonly lastUsedAt: Date
}

/**
 * Records that a passkey was used. Returns false if it was deleted, or if its signature counter has not grown, which
 * may mean that it was cloned. A counter that stays 0 is accepted: many passkeys do not count.
 */
export async function recordUse(db: Database, credentialId: string, use: Use): Promise<boolean> {
  const grows = or(
    lt(passkeys.signCount, use.signCount),
    and(eq(passkeys.signCount, 0), sql`${use.signCount}::bigint = 0`),
  )
  const used = await db
    .update(passkeys)
    .set(use)
    .where(and(eq(passkeys.credentialId, credentialId), grows))
    .returning({ id: passkeys.credentialId })
  return used.length > 0
}

const isOwn = (userId: string, credentialId: string) =>
  and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId))

/** Renames a passkey. Returns null if the user has no such passkey. */
export async function renamePasskey(
  db: Database,
  userId: string,
  credentialId: string,
  name: string,
): Promise<StoredPasskey | null> {
  const [row] = await db
    .update(passkeys)
    .set({ name })
    .where(isOwn(userId, credentialId))
    .returning()
  return row ?? null
}

/** Deletes a passkey. Returns false if the user has no such passkey. */
export async function deletePasskey(db: Database, userId: string, credentialId: string) {
  const deleted = await db
    .delete(passkeys)
    .where(isOwn(userId, credentialId))
    .returning({ id: passkeys.credentialId })
  return deleted.length > 0
}

/** Counts the passkeys of enabled accounts for each relying party id. */
export function countByRelyingParty(db: Database) {
  return db
    .select({ rpId: passkeys.rpId, passkeys: count() })
    .from(passkeys)
    .innerJoin(users, and(eq(users.id, passkeys.userId), isNull(users.disabledAt)))
    .groupBy(passkeys.rpId)
}
