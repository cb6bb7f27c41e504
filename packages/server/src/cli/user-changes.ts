import { parseArgs } from 'node:util'
import { adminRoles } from '@vestibule/api-client/contract'
import { adminApp, operator } from '../admin/administrator.ts'
import type { AdminWorld } from '../admin/admin-world.ts'
import { changeUser, type Change } from '../admin/users/change-user.ts'
import { addRole, removeRole } from '../admin/users/roles.ts'
import { userFacts } from '../admin/users/user-facts.ts'
import { forgiveFailures } from '../limits/guesses.ts'
import { deleteSessionsOf } from '../sessions/session-queries.ts'
import { UsageError } from './command.ts'
import { asOperator, idOfAddress, operatorCall, printJson, printRows } from './operator.ts'
import { printable } from './printable.ts'

type Args = string[]

async function change(
  world: AdminWorld,
  email: string,
  action: Parameters<typeof changeUser>[2],
  work: Change,
) {
  const params = { userId: await idOfAddress(world, email) }
  return changeUser(world, { ...operatorCall, params }, action, work)
}

/** `vestibule user unlock`. */
export function unlock(args: Args): Promise<number> {
  const email = oneAddress(args)
  return asOperator(async (world) => {
    const { user } = await change(world, email, 'unlock', async () => {})
    await forgiveFailures(world, user, 'operator')
    console.log(`${printable(email)} can sign in: the wrong tries are forgotten.`)
  })
}

/** `vestibule user end-sessions`. */
export function endSessions(args: Args): Promise<number> {
  const email = oneAddress(args)
  return asOperator(async (world) => {
    await change(world, email, 'end_sessions', (tx, { user }) => deleteSessionsOf(tx, user.id))
    console.log(`${printable(email)} is signed out of every browser.`)
  })
}

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
    await change(world, email, action, (tx, read) =>
      action === 'add_role' ? addRole(tx, read, role, by) : removeRole(tx, read, role),
    )
    const outcome = action === 'add_role' ? 'has the role' : 'no longer has the role'
    console.log(printable(`${email} ${outcome} ${name}.`))
  })
}

/** `vestibule user show`. */
export function show(args: Args): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const email = oneAddress(positionals)
  return asOperator(async (world) => {
    const facts = await userFacts(world, operator, await idOfAddress(world, email))
    if (values.json) {
      printJson(facts)
      return
    }
    printRows([
      ['Name', `${facts.first_name} ${facts.last_name}`],
      ['Address', facts.email],
      ['Organisation', facts.organization.name],
      ['State', facts.locked_until === null ? facts.state : `locked until ${facts.locked_until}`],
      ['Sign-in', `${facts.sign_in_method}, second factor: ${facts.second_factor}`],
      ['In the way', facts.obstacles.map(({ code }) => code).join(', ') || 'nothing'],
      ['Last sign-in', facts.last_signed_in_at ?? 'never'],
      ['Browsers', String(facts.sessions.length)],
      ['Roles', facts.roles.map(inWords).join(', ') || 'none'],
      ['Access', facts.access.map(({ name }) => name).join(', ') || 'none'],
    ])
  })
}

const inWords = ({ role, app_name }: { readonly role: string; readonly app_name: string | null }) =>
  app_name === null ? role : `${role} (${app_name})`

function oneAddress(positionals: readonly string[]): string {
  const [email, ...more] = positionals
  if (email === undefined || more.length > 0 || email.startsWith('-')) {
    throw new UsageError('Give one address.')
  }
  return email
}
