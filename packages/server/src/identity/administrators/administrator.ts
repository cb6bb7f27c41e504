import {
  adminPermissions,
  adminRoles,
  type AdminPermission,
  type AdminRole,
} from '@vestibule/api-client/contract'
import { and, asc, countDistinct, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { organizations, userRoles, users } from '../../platform/db/schema/accounts.ts'
import { because } from '../../platform/http/because.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import type { Session } from '../sessions/session.ts'

/** The app name under which roles of the administration are stored in `user_roles`. */
export const adminApp = 'admin'

/** The rights of an account by which `holdsMore` compares it with another account. */
export interface Held {
  readonly roles: readonly AdminRole[]
  /** Whether the account may act for customers. */
  readonly canImpersonate: boolean
}

/** The rights of a user or operator in the administration. */
export interface Administrator extends Held {
  /** The id of the administrator. Null: the operator at the server's command line. */
  readonly userId: string | null
  /** The organisations in which the administrator has a permission: all, one, or (null) none. */
  reach(permission: AdminPermission): Reach | null
}

/** A caller with the rights of an administrator, or of the operator at the command line. */
export interface AdminCaller extends Caller {
  readonly administrator: Administrator
}

/** The organisations in which a permission applies: all, or only the administrator's own. */
export type Reach = { readonly all: true } | { readonly all: false; readonly only: string }

/**
 * Those of a user's stored roles that are in effect in the administration. `organization-admin` always is; all other
 * roles only if the user belongs to the platform's own organisation (`isInternal`).
 */
export function countedRoles(roles: readonly string[], isInternal: boolean): AdminRole[] {
  return adminRoles.filter(
    (role) => roles.includes(role) && (isInternal || role === 'organization-admin'),
  )
}

export async function adminRolesOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(and(eq(userRoles.userId, userId), eq(userRoles.appName, adminApp)))
  return rows.map(({ role }) => role)
}

/**
 * The administrator behind a session. Null if no role of the administration is in effect for the user, or if the user
 * currently acts for a customer.
 */
export async function administratorOf(
  db: Database,
  { user, organization, actingFor }: Session,
): Promise<Administrator | null> {
  if (actingFor !== null) return null
  const roles = countedRoles(await adminRolesOf(db, user.id), organization.isInternal)
  if (roles.length === 0) return null
  return {
    userId: user.id,
    roles,
    canImpersonate: user.canImpersonate,
    reach(permission) {
      const allowing = roles.filter((role) => isAllowed(role, permission))
      if (allowing.length === 0) return null
      return allowing.some((role) => role !== 'organization-admin')
        ? { all: true }
        : { all: false, only: organization.id }
    },
  }
}

/** The administrator that commands at the server's command line act as. It has every permission. */
export const operator: Administrator = {
  userId: null,
  roles: ['platform-admin'],
  canImpersonate: true,
  reach: () => ({ all: true }),
}

/**
 * The organisations in which the administrator has a permission. Throws an Error if there are none: callers must have
 * checked by `requireAdministrator` before that the administrator has the permission.
 */
export function reachOf(administrator: Administrator, permission: AdminPermission): Reach {
  const reach = administrator.reach(permission)
  if (reach === null) throw new Error(`Nobody has asked whether ${permission} is allowed`)
  return reach
}

/**
 * Whether a permission with this reach applies in an organisation. `reach` null: the administrator lacks the
 * permission.
 */
export function reaches(reach: Reach | null, organizationId: string): boolean {
  return reach !== null && (reach.all || reach.only === organizationId)
}

function isAllowed(role: AdminRole, permission: AdminPermission): boolean {
  const allowed: readonly AdminRole[] = adminPermissions[permission]
  return allowed.includes(role)
}

const rankOf: Readonly<Record<AdminRole, number>> = {
  'platform-admin': 3,
  support: 2,
  auditor: 2,
  'organization-admin': 1,
}

const rank = (roles: readonly AdminRole[]) => Math.max(0, ...roles.map((role) => rankOf[role]))

/**
 * Whether the account has a role of a higher rank than every role of the administrator `than`, or may act for customers
 * while the administrator may not. `support` and `auditor` have equal rank. Always false if the administrator is a
 * platform-admin.
 */
export function holdsMore(account: Held, than: Held): boolean {
  if (than.roles.includes('platform-admin')) return false
  return rank(account.roles) > rank(than.roles) || (account.canImpersonate && !than.canImpersonate)
}

const isOne = and(eq(userRoles.role, 'platform-admin'), eq(userRoles.appName, adminApp))

/** Number of accounts that have the role `platform-admin`, including disabled ones. */
export async function countPlatformAdmins(db: Database): Promise<number> {
  const [row] = await db
    .select({ people: countDistinct(userRoles.userId) })
    .from(userRoles)
    .where(isOne)
  return row?.people ?? 0
}

/**
 * Throws ApiError `conflict` if the account has the role `platform-admin` and no other account could act as one. Call
 * it before the account loses the role or is disabled, in the same transaction: it locks rows, so that two
 * platform-admins cannot remove each other's role at the same time.
 */
export async function keepPlatformAdmin(tx: Database, userId: string) {
  const holders = await tx
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .where(isOne)
    .orderBy(asc(userRoles.userId))
    .for('update')
  if (!holders.some((holder) => holder.userId === userId)) return
  const others = await tx
    .select({ id: users.id })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(and(isOne, ne(users.id, userId), isNull(users.disabledAt), organizations.isInternal))
    .limit(1)
  if (others.length === 0) {
    throw because('conflict', 'last_administrator')
  }
}
