import { parseArgs } from 'node:util'
import { adminRoles } from '@vestibule/api-client/contract'
import { eq } from 'drizzle-orm'
import { adminApp } from '../identity/administrators/administrator.ts'
import type { AdminWorld } from '../admin/admin-world.ts'
import { changeUser, type Change } from '../admin/users/change-user.ts'
import { addRole, keepPlatformAdmin, removeRole } from '../admin/users/roles.ts'
import { authenticators } from '../platform/db/schema/second-factors.ts'
import { forgiveFailures } from '../identity/limits/guesses.ts'
import { deleteSessionsOf } from '../identity/sessions/session-queries.ts'
import { tellOwner } from '../identity/users/credential-mail.ts'
import {
  removeSecondFactor,
  setDisabled,
  type StoredUser,
} from '../identity/users/operator-queries.ts'
import { UsageError } from './command.ts'
import { accountOf, asOperator, oneAddress, operatorCall } from './operator.ts'
import { printable } from './printable.ts'

type Args = string[]

function change(
  world: AdminWorld,
  { id: userId }: StoredUser,
  action: Parameters<typeof changeUser>[2],
  work: Change,
) {
  return changeUser(world, { ...operatorCall, params: { userId } }, action, work)
}

interface Action {
  readonly name: Parameters<typeof changeUser>[2]
  /** What the account is or has after the change. */
  readonly outcome: string
  /** Whether the account is so already. If so it is not changed, so that a script may be run again. */
  readonly isDone?: (user: StoredUser, world: AdminWorld) => boolean | Promise<boolean>
  readonly work: (world: AdminWorld, ...args: Parameters<Change>) => ReturnType<Change>
  /** Called at the end, after the commit of the change, if there was one. */
  readonly afterwards?: (world: AdminWorld, user: StoredUser) => Promise<void>
}

/** A command that changes one account, as administration does. */
function onAccount({ name, outcome, isDone, work, afterwards }: Action) {
  return (args: Args): Promise<number> => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} })
    const email = oneAddress(positionals)
    return asOperator(async (world) => {
      const account = await accountOf(world, email)
      const isDoneAlready = (await isDone?.(account, world)) === true
      if (!isDoneAlready) await change(world, account, name, (...of) => work(world, ...of))
      await afterwards?.(world, account)
      console.log(printable(`${account.email} ${outcome}.`))
    })
  }
}

const forgive = (world: AdminWorld, user: StoredUser) => forgiveFailures(world, user, 'operator')

/** `vestibule user disable`. */
export const disable = onAccount({
  name: 'disable',
  outcome: 'is disabled; its sessions have ended',
  isDone: ({ disabledAt }) => disabledAt !== null,
  async work(world, tx, { user }) {
    await keepPlatformAdmin(tx, user.id)
    await setDisabled(tx, user.id, world.clock.now())
  },
})

/** `vestibule user enable`. */
export const enable = onAccount({
  name: 'enable',
  outcome: 'can sign in again',
  isDone: ({ disabledAt }) => disabledAt === null,
  work: (_, tx, { user }) => setDisabled(tx, user.id, null),
  afterwards: forgive,
})

/** `vestibule user reset-mfa`. */
export const resetMfa = onAccount({
  name: 'reset_second_factor',
  outcome: 'sets up a new authenticator at the next sign-in; its sessions have ended',
  isDone: async ({ id }, { db }) =>
    (await db.$count(authenticators, eq(authenticators.userId, id))) === 0,
  async work(world, tx, { user }, mails) {
    await removeSecondFactor(tx, user.id, world.clock.now())
    await tellOwner(world, tx, mails, { to: user, change: 'second_factor_reset' })
  },
})

/** `vestibule user unlock`. */
export const unlock = onAccount({
  name: 'unlock',
  outcome: 'can sign in: the wrong tries are forgotten',
  work: async () => {},
  afterwards: forgive,
})

/** `vestibule user end-sessions`. */
export const endSessions = onAccount({
  name: 'end_sessions',
  outcome: 'is signed out of every browser',
  work: (_, tx, { user }) => deleteSessionsOf(tx, user.id),
})

/** `vestibule user grant` and `vestibule user revoke`. */
export const grant = (args: Args) => changeRole(args, 'add_role')
export const revoke = (args: Args) => changeRole(args, 'remove_role')

function changeRole(args: Args, action: 'add_role' | 'remove_role'): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { app: { type: 'string' }, 'data-partner': { type: 'string', default: '' } },
  })
  const [email, name, ...more] = positionals
  if (email === undefined || name === undefined || more.length > 0) {
    throw new UsageError('Give one address and one role.')
  }
  const isOfAdmin = (adminRoles as readonly string[]).includes(name)
  const appName = values.app ?? (isOfAdmin ? adminApp : '')
  const role = { role: name, appName, dataPartnerId: values['data-partner'] }
  return asOperator(async (world) => {
    const by = { givenById: null, givenAt: world.clock.now() }
    await change(world, await accountOf(world, email), action, (tx, read) =>
      action === 'add_role' ? addRole(tx, read, role, by) : removeRole(tx, read, role),
    )
    const outcome = action === 'add_role' ? 'has the role' : 'no longer has the role'
    console.log(printable(`${email} ${outcome} ${name}.`))
  })
}
