import { parseArgs } from 'node:util'
import { adminRoles } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { adminApp } from '../identity/administrators/administrator.ts'
import type { AdminWorld } from '../admin/admin-world.ts'
import type { UserCall } from '../admin/users/change-user.ts'
import {
  addUserRole,
  disableUser,
  enableUser,
  endUserSessions,
  removeUserPasskey,
  removeUserRole,
  resetUserSecondFactor,
  unlockUser,
} from '../admin/users/user-changes.ts'
import { authenticators } from '../platform/db/schema/second-factors.ts'
import { countPasskeys, listPasskeys } from '../identity/passkeys/passkey-queries.ts'
import { forgiveFailures } from '../identity/limits/guesses.ts'
import type { StoredUser } from '../identity/users/operator-queries.ts'
import { UsageError } from './command.ts'
import { accountOf, asOperator, oneAddress, operatorCall } from './operator.ts'
import { printable } from '../platform/printable.ts'

type Args = string[]

interface Action {
  readonly change: (world: AdminWorld, call: UserCall) => Promise<unknown>
  /** What the command prints about the account after the change, such as `no longer has the role`. */
  readonly outcome: string
  /**
   * Whether the account already is as the command would make it. The command then succeeds without a change, so that
   * scripts can be run again.
   */
  readonly isDone?: (user: StoredUser, world: AdminWorld) => boolean | Promise<boolean>
  /** Called in place of `change` if the account already is as the command would make it. */
  readonly whenDone?: (world: AdminWorld, user: StoredUser) => Promise<void>
}

const aboutUser = ({ id: userId }: StoredUser) => ({ ...operatorCall, params: { userId } })

/** Makes a command that changes one account by an action of the administration. */
function onAccount({ change, outcome, isDone, whenDone }: Action) {
  return (args: Args): Promise<number> => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const email = oneAddress(positionals)
    return asOperator(async (world) => {
      const account = await accountOf(world, email)
      const isDoneAlready = (await isDone?.(account, world)) === true
      if (isDoneAlready) await whenDone?.(world, account)
      else await change(world, { ...aboutUser(account), body: undefined })
      console.log(printable(`${account.email} ${outcome}.`))
    })
  }
}

/** `vestibule user disable`: ends all sessions and tokens of an account, which then cannot sign in. */
export const disable = onAccount({
  change: disableUser,
  outcome: 'is disabled; its sessions have ended',
  isDone: ({ disabledAt }) => disabledAt !== null,
})

/**
 * `vestibule user enable`: lets a disabled account sign in again. If the account is not disabled, its failed attempts
 * are forgotten nevertheless.
 */
export const enable = onAccount({
  change: enableUser,
  outcome: 'can sign in again',
  isDone: ({ disabledAt }) => disabledAt === null,
  whenDone: (world, user) => forgiveFailures(world, user, 'operator'),
})

/**
 * `vestibule user reset-mfa`: removes the authenticator and the recovery codes of an account, and ends its sessions. If
 * it has no authenticator, nothing is changed.
 */
export const resetMfa = onAccount({
  change: resetUserSecondFactor,
  outcome: 'sets up a new authenticator at the next sign-in; its sessions have ended',
  isDone: async ({ id }, { db }) =>
    (await db.$count(authenticators, eq(authenticators.userId, id))) === 0,
})

/** `vestibule user remove-passkeys`: removes all passkeys of an account, which also ends its sessions. */
export const removePasskeys = onAccount({
  async change(world, call) {
    for (const { credentialId } of await listPasskeys(world.db, call.params.userId)) {
      await removeUserPasskey(world, { ...call, body: { passkey_id: credentialId } })
    }
  },
  outcome: 'has no passkeys; its sessions have ended',
  isDone: async ({ id }, { db }) => (await countPasskeys(db, id)) === 0,
})

/** `vestibule user unlock`: forgets the failed attempts for which sign-ins to an account are refused. */
export const unlock = onAccount({
  change: unlockUser,
  outcome: 'can sign in: the wrong tries are forgotten',
})

/** `vestibule user end-sessions`: ends all sessions and tokens for programs of an account. */
export const endSessions = onAccount({
  change: endUserSessions,
  outcome: 'is signed out of every browser; its tokens for programs have ended',
})

/** `vestibule user grant` gives a role to an account, and `vestibule user revoke` takes it away. */
export const grant = (args: Args) => changeRole(args, addUserRole, 'has the role')
export const revoke = (args: Args) => changeRole(args, removeUserRole, 'no longer has the role')

function changeRole(args: Args, change: typeof addUserRole, outcome: string): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { app: { type: 'string' }, 'data-partner': { type: 'string', default: '' } },
  })
  const [email, role, ...more] = positionals
  if (email === undefined || role === undefined || more.length > 0) {
    throw new UsageError('Give one address and one role.')
  }
  const isOfAdmin = (adminRoles as readonly string[]).includes(role)
  const app_name = values.app ?? (isOfAdmin ? adminApp : '')
  const body = { role, app_name, data_partner: values['data-partner'] }
  return asOperator(async (world) => {
    const account = await accountOf(world, email)
    await change(world, { ...aboutUser(account), body })
    console.log(printable(`${email} ${outcome} ${role}.`))
  })
}
