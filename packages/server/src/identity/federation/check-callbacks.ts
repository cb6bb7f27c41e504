import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import { ownCallback } from './callbacks.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { ok, warning, type Outcome } from '../../platform/check-outcome.ts'

/** Reports the identity providers that still use the shared redirect URI of earlier versions. */
export async function checkCallbacks(db: Database, settings: Settings): Promise<Outcome> {
  const rows = await db
    .select({ id: identityProviders.id, name: identityProviders.name })
    .from(identityProviders)
    .where(eq(identityProviders.sharedCallback, true))
    .orderBy(identityProviders.id)
  if (rows.length === 0) return ok('each identity provider has its own callback')
  const list = rows.map(({ id, name }) => `${name}: ${ownCallback(settings, id)}`)
  return warning(
    `register these redirect addresses at the identity providers, then test each in administration: ${list.join(', ')}`,
  )
}
