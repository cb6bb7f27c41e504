import { adminRoles, stewardApp, stewardRole } from '@vestibule/api-client/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles } from '../../platform/db/schema/accounts.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'
import { ApiError, fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { adminApp, keepPlatformAdmin } from '../../identity/administrators/administrator.ts'
import type { Changed, ReadUser } from './change-user.ts'

export interface Role {
  readonly role: string
  /** The app for which the role holds. Empty: every app. */
  readonly appName: string
  /** The data partner for which the role holds. Empty: every data partner. */
  readonly dataPartnerId: string
}

const shown = ({ role, appName, dataPartnerId }: Role) => ({
  role,
  app_name: appName,
  data_partner: dataPartnerId,
})

/**
 * Gives an account a role. Throws ApiError `validation_failed` if the account cannot have it, and `conflict` if the
 * administrator would make themselves a data steward.
 */
export async function addRole(
  tx: Database,
  {
    user,
    organization,
  }: {
    readonly user: { readonly id: string }
    readonly organization: { readonly isInternal: boolean }
  },
  role: Role,
  by: { readonly givenById: string | null; readonly givenAt: Date },
): Promise<Changed> {
  await checkRole(tx, organization.isInternal, role)
  if (role.role === stewardRole && user.id === by.givenById)
    throw because('conflict', 'own_account')
  await tx
    .insert(userRoles)
    .values({ userId: user.id, ...role, ...by })
    .onConflictDoNothing()
  return { after: shown(role) }
}

async function checkRole(tx: Database, isInternal: boolean, role: Role) {
  const isOfAdmin = (adminRoles as readonly string[]).includes(role.role)
  if (isOfAdmin !== (role.appName === adminApp)) {
    throw fieldError(
      'role',
      `${adminRoles.join(', ')} are the roles of the app ${adminApp}`,
      'not_offered',
    )
  }
  if (isOfAdmin && role.role !== 'organization-admin' && !isInternal) {
    throw fieldError('role', 'This role is for internal users', 'not_allowed')
  }
  if (role.role === stewardRole || role.appName === stewardApp) {
    if (role.role !== stewardRole || role.appName !== stewardApp) {
      throw fieldError('role', `${stewardRole} is the role of the app ${stewardApp}`, 'not_offered')
    }
    if (role.dataPartnerId === '') {
      throw fieldError(
        'data_partner',
        'Name the data partner whose datasets they decide on',
        'required',
      )
    }
  }
  if (role.dataPartnerId === '') return
  const isKnown = await tx.$count(dataPartners, eq(dataPartners.id, role.dataPartnerId))
  if (isKnown === 0) throw fieldError('data_partner', 'There is no such data partner', 'unknown')
}

/**
 * Takes a role from an account. Throws ApiError `not_found` if the account does not have it, and `conflict` if an
 * import gave the role or no platform-admin would be left.
 */
export async function removeRole(tx: Database, { user }: ReadUser, role: Role): Promise<Changed> {
  const isIt = and(
    eq(userRoles.userId, user.id),
    eq(userRoles.role, role.role),
    eq(userRoles.appName, role.appName),
    eq(userRoles.dataPartnerId, role.dataPartnerId),
  )
  const [stored] = await tx.select().from(userRoles).where(isIt)
  if (stored === undefined) throw new ApiError('not_found')
  if (stored.imported) {
    throw because('conflict', 'owned_by_import')
  }
  if (isHighest(role)) await keepPlatformAdmin(tx, user.id)
  await tx.delete(userRoles).where(isIt)
  return { before: shown(role) }
}

const isHighest = ({ role, appName }: Pick<Role, 'role' | 'appName'>) =>
  role === 'platform-admin' && appName === adminApp
