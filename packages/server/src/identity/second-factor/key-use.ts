import type { Database } from '../../platform/db/database.ts'
import { authenticators } from '../../platform/db/schema/second-factors.ts'
import type { Keys } from '../../platform/keys.ts'

/**
 * Counts the stored authenticators, those whose secret only the previous key decrypts, and those that no key decrypts.
 */
export async function countAuthenticatorsByKey(db: Database, keys: Keys) {
  const { userId, sealedSecret } = authenticators
  const rows = await db.select({ userId, sealedSecret }).from(authenticators)
  const needing = rows.filter((row) => !keys.isCurrent('totp', row.userId, row.sealedSecret))
  const previous = needing.filter(
    (row) => keys.previous?.isCurrent('totp', row.userId, row.sealedSecret) === true,
  ).length
  return { total: rows.length, previous, lost: needing.length - previous }
}
