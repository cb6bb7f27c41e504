import type { AdminPermission, UserAction } from '@vestibule/api-client/contract'
import { ApiError } from '../../http/api-error.ts'
import { holdsMore, type Administrator, type Held } from '../administrator.ts'

interface Rule {
  readonly permission: AdminPermission
  /** Changes what the file of the import says. */
  readonly isOfImport?: true
  /** Whether there is something to do. */
  readonly fits?: (target: Target) => boolean
}

/** An account to which something is to be done. */
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

/** Every change of an account: which permission it takes, and when it makes sense. */
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

/** What the administrator may do to the account now. */
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

/** Throws ApiError `not_found`, `forbidden` or `conflict` where the administrator may not do it. */
export function checkAction(administrator: Administrator, action: UserAction, target: Target) {
  const refusal = refusalOf(administrator, action, target)
  // An account elsewhere is as good as none.
  if (refusal === 'elsewhere') throw new ApiError('not_found')
  if (refusal !== null) throw new ApiError('forbidden', refusal)
  if (userRules[action].isOfImport && target.imported) {
    throw new ApiError('conflict', 'The import owns this. Change it in its file.')
  }
  const fits = userRules[action].fits?.(target) ?? true
  if (!fits) throw new ApiError('conflict', 'The account has changed: this is no longer possible')
}

/** Null: the role allows it. */
function refusalOf(
  administrator: Administrator,
  action: UserAction,
  target: Target,
): string | null {
  const reach = administrator.reach(userRules[action].permission)
  if (reach === null) return 'You are not allowed to do this'
  if (!reach.all && reach.only !== target.organizationId) return 'elsewhere'
  if (target.id === administrator.userId) return 'Nobody does this to their own account here'
  if (holdsMore(target, administrator)) return 'This person holds more than you do'
  return null
}
