import type { AppRole } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'

/** The roles of a user for the app `appName`, with the roles for all apps. Without `appName`: all roles of the user. */
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
    // Keep a data partner without a name as its id: null would mean all data partners.
    data_partner_info: partnerId === '' ? null : { id: partnerId, name: partnerName ?? partnerId },
  }))
}
