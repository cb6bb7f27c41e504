import { eq } from 'drizzle-orm'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import type { App } from '../calls/app.ts'

/**
 * Names from which the user must not make the password of this account: those of the user, the organisation and the
 * platform.
 */
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
