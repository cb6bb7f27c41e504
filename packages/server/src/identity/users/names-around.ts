import { eq } from 'drizzle-orm'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import type { App } from '../calls/app.ts'

/** Names that a password of this account must not consist of: those of its owner, its organization and the platform. */
export async function namesAround(
  { db, settings }: Pick<App, 'db' | 'settings'>,
  userId: string,
): Promise<string[]> {
  const [row] = await db
    .select({ first: users.firstName, last: users.lastName, organization: organizations.name })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, userId))
  const { platformName, providerName } = settings.apps
  return [...Object.values(row ?? {}), 'Vestibule', platformName ?? '', providerName ?? '']
}
