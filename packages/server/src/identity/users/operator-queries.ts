import { asc, eq } from 'drizzle-orm'
import type { AuditEvent } from '@vestibule/api-client/contract'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import {
  authenticators,
  authenticatorSetups,
  recoveryCodes,
} from '../../platform/db/schema/second-factors.ts'
import type { EmailKey } from '../../platform/mail/email-key.ts'
import { endAccess } from './end-access.ts'
import { isKeptForUndo } from './former-addresses.ts'

export type StoredUser = typeof users.$inferSelect

/** An account, which may be disabled. */
export async function findUser(db: Database, emailKey: EmailKey): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return row ?? null
}

type NewUser = typeof users.$inferInsert & { readonly createdAt: Date }

/** Returns false if an account with this address exists, or an account can still go back to the address. */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  if (await isKeptForUndo(db, user.emailKey, user.createdAt)) return false
  const inserted = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted.length > 0
}

/**
 * Disables or enables an account. Disabling ends the account's sessions and API tokens, and everything that could open
 * new sessions once it is enabled again.
 */
export async function setDisabled(db: Database, userId: string, disabledAt: Date | null) {
  await db.update(users).set({ disabledAt }).where(eq(users.id, userId))
  if (disabledAt !== null) await endAccess(db, userId, disabledAt)
}

/** Removes the authenticator and the recovery codes, and ends the sessions opened with them. */
export async function removeSecondFactor(db: Database, userId: string, now: Date) {
  await db.delete(authenticators).where(eq(authenticators.userId, userId))
  await db.delete(authenticatorSetups).where(eq(authenticatorSetups.userId, userId))
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await endAccess(db, userId, now)
}

export async function organizationIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .orderBy(asc(organizations.id))
  return rows.map((row) => row.id)
}

/** Records an operator's action on the server itself. */
export async function auditOperator(db: Database, event: AuditEvent, userId: string, at: Date) {
  await db
    .insert(auditEvents)
    .values({ at, event, userId, ip: '', requestId: 'cli', detail: { by: 'operator' } })
}
