import { typedAddress } from '@vestibule/api-client/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { emailKeyOf } from '../../platform/mail/email-address.ts'

/**
 * Converts the mail addresses that older versions stored, and their normalised forms, to the forms that this version
 * makes, so that sign-in finds the accounts. If another account has the new form already, both stay unchanged, and
 * `twins` lists the one that cannot be found.
 */
export async function renewEmailKeys(db: Database): Promise<void> {
  for (const { id, email, key } of await outdated(db)) {
    const isTaken = sql`exists (select 1 from ${users} as other where other.email_key = ${key})`
    await db
      .update(users)
      .set({ email: typedAddress(email), emailKey: key })
      .where(and(eq(users.id, id), sql`not ${isTaken}`))
  }
}

/**
 * Accounts that nobody can sign in to by their address, because it is another spelling of another account's address.
 * Call it after `renewEmailKeys`, which leaves these accounts unchanged.
 */
export async function twins(
  db: Database,
): Promise<{ readonly id: string; readonly email: string }[]> {
  return outdated(db)
}

async function outdated(db: Database) {
  const rows = await db
    .select({ id: users.id, email: users.email, emailKey: users.emailKey })
    .from(users)
    // Look only at normalised addresses that may differ: all others are the same in every version.
    .where(sql`${users.emailKey} ~ '[^!-~]|^mailto:|[.]$'`)
    .orderBy(asc(users.createdAt), asc(users.id))
  return rows
    .map(({ id, email, emailKey }) => ({ id, email, emailKey, key: emailKeyOf(email) }))
    .filter(({ emailKey, key }) => emailKey !== key)
}
