import type {
  AdminPermission,
  AuditEvent,
  RefusalReason,
  UserAction,
} from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import { usesPassword } from '../../identity/account/security.ts'
import {
  adminRolesOf,
  countedRoles,
  holdsMore,
  type AdminCaller,
  type Administrator,
  type Held,
} from '../../identity/administrators/administrator.ts'
import { recordChange } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, users } from '../../platform/db/schema/accounts.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import type { MailBatch } from '../../platform/mail/mail-queue.ts'
import { requireAsSeen, type Seen } from './as-seen.ts'
import { hasAuthenticator, hasPasskey } from './user-row.ts'
import type { Lock } from './user-locks.ts'

/** What a change did to the account, as its audit event stores it. */
export interface Changed {
  readonly before?: Readonly<Record<string, unknown>>
  readonly after?: Readonly<Record<string, unknown>>
  readonly detail?: Readonly<Record<string, string>>
}

/**
 * Makes a change to an account in the transaction `tx`, and resolves to what its audit event stores. Mails that it adds
 * to `mails` are sent after the commit.
 */
export type Change = (tx: Database, read: ReadUser, mails: MailBatch) => Promise<Changed | void>

interface About {
  readonly reason?: string | undefined
  readonly seen?: Seen | undefined
}

/** A call of an administrator that concerns one account. */
export interface UserCall extends AdminCaller {
  readonly params: { readonly userId: string }
  readonly body: About | undefined
}

/** A call of an administrator that changes one account by the values in its request body. */
export type UserCallWith<Body> = UserCall & { readonly body: Readonly<Body> }

/**
 * Checks whether the administrator may perform the action on the account, then makes the change and records it in one
 * transaction. Resolves to the account as it was before.
 */
export function changeUser(
  app: AdminWorld,
  call: UserCall,
  action: UserAction,
  change: Change,
): Promise<ReadUser> {
  return app.mailQueue.inTransaction(async (tx, mails) => {
    const { read } = await findTarget(tx, call, action, 'update')
    if (call.body?.seen !== undefined) await requireAsSeen(tx, read.user, call.body.seen)
    const changed = (await change(tx, read, mails)) ?? {}
    const { id: userId } = read.user
    const reason = call.body?.reason
    await recordChange(app, tx, call, {
      event: userRules[action].event,
      userId,
      reason,
      ...changed,
    })
    return read
  })
}

/**
 * Reads the account that a call concerns, and the facts by which `checkAction` decides whether the action is possible
 * on it. Throws ApiError `not_found` if there is no such account, or the error of `checkAction`.
 */
export async function findTarget(
  db: Database,
  { administrator, params }: UserCall,
  action: UserAction,
  lock?: 'update',
): Promise<{ read: ReadUser; target: Target }> {
  const read = await readUser(db, params.userId, lock)
  if (read === null) throw new ApiError('not_found')
  const target = await targetOf(db, read, null)
  // Always allow to unlock: the lock may have expired since the administrator's page was loaded.
  checkAction(administrator, action, { ...target, isLocked: true })
  return { read, target }
}

/** Finds an account with its organisation, even if it is disabled. Null if there is none. */
export async function readUser(db: Database, id: string, lock?: 'update') {
  const query = db
    .select({
      user: users,
      organization: organizations,
      hasPasskey: hasPasskey(db),
      hasAuthenticator: hasAuthenticator(db),
    })
    .from(users)
    .innerJoin(organizations, eq(organizations.id, users.organizationId))
    .where(eq(users.id, id))
  const [row] = await (lock === undefined ? query : query.for('update', { of: users }))
  return row ?? null
}

export type ReadUser = NonNullable<Awaited<ReturnType<typeof readUser>>>

export async function targetOf(db: Database, read: ReadUser, lock: Lock | null): Promise<Target> {
  const { user, organization } = read
  return {
    id: user.id,
    organizationId: user.organizationId,
    imported: user.imported,
    isDisabled: user.disabledAt !== null,
    isLocked: lock !== null,
    isSetUp: user.isSetUp,
    usesPassword: usesPassword(user),
    hasAuthenticator: read.hasAuthenticator,
    roles: countedRoles(await adminRolesOf(db, user.id), organization.isInternal),
    canImpersonate: user.canImpersonate,
  }
}

interface Rule {
  /** The audit event that records the action. */
  readonly event: AuditEvent
  readonly permission: AdminPermission
  /**
   * Set if the action changes a value that imports manage: the action is then refused for accounts that an import
   * manages.
   */
  readonly isOfImport?: true
  /** Whether the account is in a state in which the action makes sense. Absent: it always does. */
  readonly fits?: (target: Target) => boolean
}

/** The facts about an account that decide which actions are possible on it. */
export interface Target extends Held {
  readonly id: string
  readonly organizationId: string
  readonly imported: boolean
  readonly isDisabled: boolean
  readonly isLocked: boolean
  readonly isSetUp: boolean
  readonly usesPassword: boolean
  readonly hasAuthenticator: boolean
}

/**
 * For every action on an account: its audit event, the permission that it needs, and the state of the account in which
 * it is possible.
 */
const userRules: Readonly<Record<UserAction, Rule>> = {
  invite_again: {
    event: 'invitation_sent',
    permission: 'users.invite',
    fits: (one) => !one.isDisabled && !one.isSetUp,
  },
  send_reset_link: {
    event: 'reset_link_sent',
    permission: 'users.send_link',
    fits: (one) => !one.isDisabled && one.usesPassword,
  },
  reset_second_factor: {
    event: 'second_factor_reset',
    permission: 'users.reset_factor',
    fits: (one) => one.hasAuthenticator,
  },
  remove_passkey: { event: 'passkey_removed', permission: 'users.reset_factor' },
  end_session: { event: 'session_ended', permission: 'users.end_sessions' },
  end_sessions: { event: 'sessions_ended', permission: 'users.end_sessions' },
  unlock: { event: 'account_unlocked', permission: 'users.unlock', fits: (one) => one.isLocked },
  disable: {
    event: 'account_disabled',
    permission: 'users.disable',
    fits: (one) => !one.isDisabled,
  },
  enable: { event: 'account_enabled', permission: 'users.disable', fits: (one) => one.isDisabled },
  set_name: { event: 'profile_changed', permission: 'users.edit', isOfImport: true },
  set_email: { event: 'email_changed', permission: 'users.edit', isOfImport: true },
  set_sign_in_method: {
    event: 'sign_in_method_changed',
    permission: 'users.edit',
    isOfImport: true,
  },
  move: { event: 'organization_changed', permission: 'users.edit', isOfImport: true },
  add_role: { event: 'role_given', permission: 'roles.write' },
  remove_role: { event: 'role_taken', permission: 'roles.write' },
}

/** The actions that this administrator may perform on the account in its present state. */
export function actionsOn(administrator: Administrator, target: Target): UserAction[] {
  return (Object.keys(userRules) as UserAction[]).filter((action) => {
    const { isOfImport = false, fits } = userRules[action]
    return (
      refusalOf(administrator, action, target) === null &&
      !(isOfImport && target.imported) &&
      (fits === undefined || fits(target))
    )
  })
}

/**
 * Checks whether the administrator may perform the action on the account. Throws ApiError `not_found` if they may
 * perform it only on people of their own organisation and the account is of another, `forbidden` if they may not
 * perform the action, and `conflict` if the account's state does not allow it or an import manages the value that it
 * changes.
 */
export function checkAction(administrator: Administrator, action: UserAction, target: Target) {
  const refusal = refusalOf(administrator, action, target)
  // Administrators of one organisation must not learn which accounts exist in other organisations: answer as if there
  // were no account.
  if (refusal === 'elsewhere') throw new ApiError('not_found')
  if (refusal === 'not_allowed') throw new ApiError('forbidden')
  if (refusal !== null) throw because('forbidden', refusal)
  if (userRules[action].isOfImport && target.imported) {
    throw because('conflict', 'owned_by_import')
  }
  const fits = userRules[action].fits?.(target) ?? true
  if (!fits) throw because('conflict', 'account_changed')
}

/** The reason why the administrator may not perform the action. Null: they may. */
function refusalOf(
  administrator: Administrator,
  action: UserAction,
  target: Target,
): 'not_allowed' | 'elsewhere' | RefusalReason | null {
  const reach = administrator.reach(userRules[action].permission)
  if (reach === null) return 'not_allowed'
  if (!reach.all && reach.only !== target.organizationId) return 'elsewhere'
  if (target.id === administrator.userId) return 'own_account'
  if (holdsMore(target, administrator)) return 'holds_more'
  return null
}
