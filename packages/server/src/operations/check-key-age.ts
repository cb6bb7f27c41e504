import { desc, lte } from 'drizzle-orm'
import { macOf } from '../platform/audit/seals.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'
import { after, type Clock } from '../platform/clock.ts'
import type { Database } from '../platform/db/database.ts'
import { auditSeals } from '../platform/db/schema/operations.ts'
import type { Keys } from '../platform/keys.ts'

/** Maximum age of the secret key in days, which the operators' guide recommends. */
const mostDays = 365

/**
 * Warns of a secret key that is too old. No time is stored for a key, so its age is found by audit seals: it is too old
 * if it has made a seal that is older than the maximum.
 */
export async function checkKeyAge(db: Database, keys: Keys, clock: Clock): Promise<Outcome> {
  const before = after(clock.now(), -mostDays * 86_400)
  const [seal] = await db
    .select({ head: auditSeals.head, mac: auditSeals.mac })
    .from(auditSeals)
    .where(lte(auditSeals.sealedAt, before))
    .orderBy(desc(auditSeals.number))
    .limit(1)
  const isOld = seal !== undefined && macOf(keys, seal.head).equals(seal.mac)
  return isOld
    ? warning(`SECRET_KEY is in use for more than ${mostDays} days: change it, as the guide says`)
    : ok(`SECRET_KEY is in use for ${mostDays} days at most`)
}
