import type { AdminPermission, RefusalReason, UserAction } from '@vestibule/api-client/contract'
import { ApiError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import {
  holdsMore,
  type Administrator,
  type Held,
} from '../../identity/administrators/administrator.ts'

interface Rule {
  readonly permission: AdminPermission
  /** Set if the import file owns the value, so that administration cannot change it on imported accounts. */
  readonly isOfImport?: true
  /** Whether the action makes sense for the account now; default: always. */
  readonly fits?: (target: Target) => boolean
}

/** The account that an action is about. */
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

/** Every action on an account: the permission it needs, and when it applies. */
export const userRules: Readonly<Record<UserAction, Rule>> = {
  invite_again: { permission: 'users.invite', fits: (one) => !one.isDisabled && !one.isSetUp },
  send_reset_link: {
    permission: 'users.send_link',
    fits: (one) => !one.isDisabled && one.usesPassword,
  },
  reset_second_factor: {
    permission: 'users.reset_factor',
    fits: (one) => one.hasAuthenticator,
  },
  remove_passkey: { permission: 'users.reset_factor' },
  end_session: { permission: 'users.end_sessions' },
  end_sessions: { permission: 'users.end_sessions' },
  unlock: { permission: 'users.unlock', fits: (one) => one.isLocked },
  disable: { permission: 'users.disable', fits: (one) => !one.isDisabled },
  enable: { permission: 'users.disable', fits: (one) => one.isDisabled },
  set_name: { permission: 'users.edit', isOfImport: true },
  set_email: { permission: 'users.edit', isOfImport: true },
  set_sign_in_method: { permission: 'users.edit', isOfImport: true },
  move: { permission: 'users.edit', isOfImport: true },
  add_role: { permission: 'roles.write' },
  remove_role: { permission: 'roles.write' },
}

/** The actions that the administrator may perform on the account now. */
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

/** Throws ApiError `not_found`, `forbidden` or `conflict` if the administrator may not perform the action. */
export function checkAction(administrator: Administrator, action: UserAction, target: Target) {
  const refusal = refusalOf(administrator, action, target)
  // The account is not within reach: answer as if it did not exist.
  if (refusal === 'elsewhere') throw new ApiError('not_found')
  if (refusal === 'not_allowed') throw new ApiError('forbidden')
  if (refusal !== null) throw because('forbidden', refusal)
  if (userRules[action].isOfImport && target.imported) {
    throw because('conflict', 'owned_by_import')
  }
  const fits = userRules[action].fits?.(target) ?? true
  if (!fits) throw because('conflict', 'account_changed')
}

/** Why the action is refused; null: it is allowed. */
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
