import { parseArgs } from 'node:util'
import { userStates } from '@vestibule/api-client/contract'
import { asc, inArray } from 'drizzle-orm'
import { operator } from '../identity/administrators/administrator.ts'
import { listUsers } from '../admin/users/list-users.ts'
import { userFacts } from '../admin/users/user-facts.ts'
import type { Database } from '../platform/db/database.ts'
import { userRoles } from '../platform/db/schema/accounts.ts'
import { everywhere, limitOf, limitOption, printList, readPages } from './listing.ts'
import { accountOf, asOperator, oneAddress, printJson, printRows } from './operator.ts'
import { oneOf } from './one-of.ts'

/** `vestibule user list`: prints the accounts that match the options, by default all. */
export function list(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      ...limitOption('all'),
      json: { type: 'boolean', default: false },
      search: { type: 'string' },
      state: { type: 'string' },
      organization: { type: 'string' },
    },
  })
  const { search: q, organization } = values
  const state = oneOf('state', userStates, values.state)
  const most = limitOf(values)
  return asOperator(async (world) => {
    const found = await readPages(most, async (page) => {
      const query = { q, state, organization, sort: 'email' as const, ...page }
      const { items, next } = await listUsers(world, everywhere, query)
      const roles = await rolesOf(
        world.db,
        items.map(({ id }) => id),
      )
      return {
        items: items.map((one) => Object.assign(one, { roles: roles.get(one.id) ?? [] })),
        next,
      }
    })
    printList(found, values.json, 'No accounts.', (one) => [
      one.email,
      `${one.first_name} ${one.last_name}`,
      one.organization.id,
      stateOf(one),
      one.second_factor,
      one.last_signed_in_at ?? 'never',
      one.roles.map(inWords).join(', '),
    ])
  })
}

async function rolesOf(db: Database, userIds: string[]) {
  const rows = await db
    .select({
      userId: userRoles.userId,
      role: userRoles.role,
      app_name: userRoles.appName,
      data_partner: userRoles.dataPartnerId,
    })
    .from(userRoles)
    .where(inArray(userRoles.userId, userIds))
    .orderBy(asc(userRoles.appName), asc(userRoles.role), asc(userRoles.dataPartnerId))
  const roles = rows.map(({ userId, ...role }) => ({ userId, role }))
  return new Map(
    [...Map.groupBy(roles, ({ userId }) => userId)].map(
      ([userId, all]) => [userId, all.map(({ role }) => role)] as const,
    ),
  )
}

/** `vestibule user show`: prints what the administration shows about one account. */
export function show(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const email = oneAddress(positionals)
  return asOperator(async (world) => {
    const facts = await userFacts(world, operator, (await accountOf(world, email)).id)
    if (values.json) {
      printJson(facts)
      return
    }
    printRows([
      ['Name', `${facts.first_name} ${facts.last_name}`],
      ['Address', facts.email],
      ['Organisation', facts.organization.name],
      ['State', stateOf(facts)],
      ['Sign-in', `${facts.sign_in_method}, second factor: ${facts.second_factor}`],
      ['In the way', facts.obstacles.map(({ code }) => code).join(', ') || 'nothing'],
      ['Last sign-in', facts.last_signed_in_at ?? 'never'],
      ['Browsers', String(facts.sessions.length)],
      ['Roles', facts.roles.map(inWords).join(', ') || 'none'],
      ['Access', facts.access.map(({ name }) => name).join(', ') || 'none'],
    ])
  })
}

const stateOf = (user: { readonly state: string; readonly locked_until: string | null }) =>
  user.locked_until === null ? user.state : `locked until ${user.locked_until}`

const inWords = ({ role, app_name }: { readonly role: string; readonly app_name: string | null }) =>
  app_name === null || app_name === '' ? role : `${role} (${app_name})`
