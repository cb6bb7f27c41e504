import type { AppRole } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'

/** The roles of a user in `appName` (including roles for every app), or in all apps. */
export async function listRoles(
  db: Database,
  userId: string,
  appName: string | undefined,
): Promise<AppRole[]> {
  const inApp = appName === undefined ? undefined : inArray(userRoles.appName, ['', appName])
  const rows = await db
    .select({
      role: userRoles.role,
      appName: userRoles.appName,
      partnerId: userRoles.dataPartnerId,
      partnerName: dataPartners.name,
    })
    .from(userRoles)
    .leftJoin(dataPartners, eq(dataPartners.id, userRoles.dataPartnerId))
    .where(and(eq(userRoles.userId, userId), inApp))
    .orderBy(asc(userRoles.role), asc(userRoles.appName))
  return rows.map(({ role, appName, partnerId, partnerName }) => ({
    role,
    app_name: appName === '' ? undefined : appName,
    // An unknown partner must not become null, which would mean all partners.
    data_partner_info: partnerId === '' ? null : { id: partnerId, name: partnerName ?? partnerId },
  }))
}
