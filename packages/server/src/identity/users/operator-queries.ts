import { asc, eq } from 'drizzle-orm'
import type { AuditEvent } from '@vestibule/api-client/contract'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { auditEvents } from '../../platform/db/schema/operations.ts'
import type { EmailKey } from '../../platform/mail/email-address.ts'
import { isKeptForUndo } from './former-addresses.ts'

export type StoredUser = typeof users.$inferSelect

/** Finds an account by its address, even if it is disabled. */
export async function findUser(db: Database, emailKey: EmailKey): Promise<StoredUser | null> {
  const [row] = await db.select().from(users).where(eq(users.emailKey, emailKey))
  return row ?? null
}

type NewUser = typeof users.$inferInsert & { readonly createdAt: Date }

/**
 * Stores a new account. Returns false if the address has one, or if an account can still undo an address change and get
 * the address back.
 */
export async function insertUser(db: Database, user: NewUser): Promise<boolean> {
  if (await isKeptForUndo(db, user.emailKey, user.createdAt)) return false
  const inserted = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing()
    .returning({ id: users.id })
  return inserted.length > 0
}

export async function organizationIds(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.id })
    .from(organizations)
    .orderBy(asc(organizations.id))
  return rows.map((row) => row.id)
}

/** Records an action that an operator took at the server's command line. */
export async function auditOperator(db: Database, event: AuditEvent, userId: string, at: Date) {
  await db
    .insert(auditEvents)
    .values({ at, event, userId, ip: '', requestId: 'cli', detail: { by: 'operator' } })
}
