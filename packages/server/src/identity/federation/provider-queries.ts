import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'

/** An organisation's identity provider, as the database stores it. */
export type StoredProvider = typeof identityProviders.$inferSelect

export async function findProvider(db: Database, id: string): Promise<StoredProvider | null> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.id, id))
  return row ?? null
}

export async function findProviderOf(
  db: Database,
  organizationId: string,
  lock?: 'update',
): Promise<StoredProvider | null> {
  const query = db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.organizationId, organizationId))
  const [row] = await (lock === undefined ? query : query.for('update'))
  return row ?? null
}
