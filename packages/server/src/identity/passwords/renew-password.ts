import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { renewedHash, verifyPassword } from './password-hash.ts'

/**
 * Hashes the right `password` again if its stored hash is outdated, and returns the hash that is stored now. Of several
 * sign-ins at the same time, the first stores its new hash, and the others return that one. If the password itself was
 * changed meanwhile, returns `stored`: callers must compare it once more with the stored hash.
 */
export async function renewPassword(
  db: Database,
  userId: string,
  stored: string,
  password: string,
): Promise<string> {
  const renewed = await renewedHash(stored, password)
  if (renewed === null) return stored
  const isIt = and(eq(users.id, userId), eq(users.passwordHash, stored))
  const done = await db
    .update(users)
    .set({ passwordHash: renewed })
    .where(isIt)
    .returning({ id: users.id })
  if (done.length > 0) return renewed
  const { passwordHash } = users
  const [now] = await db.select({ passwordHash }).from(users).where(eq(users.id, userId))
  const other = now?.passwordHash ?? null
  return other !== null && (await verifyPassword(other, password)) ? other : stored
}
