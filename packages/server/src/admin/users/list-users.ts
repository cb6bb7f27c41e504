import type { ItemOf, secondFactors, userStates } from '@vestibule/api-client/contract'
import { and, eq, inArray, isNotNull, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import {
  lastSignIn,
  organizations,
  searchedName,
  sortName,
  users,
} from '../../platform/db/schema/accounts.ts'
import type { Reach } from '../../identity/administrators/administrator.ts'
import { listPage, mostCounted, type ListQuery, type Sort } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { lockedAccounts, locksOf } from './user-locks.ts'
import { hasAuthenticator, hasPasskey, listedUser, userColumns } from './user-row.ts'

type State = (typeof userStates)[number]
type SecondFactor = (typeof secondFactors)[number]

type UserSort = NonNullable<ListQuery<'listUsers'>['sort']>

const byName = [
  { by: sortName(users), is: 'text' },
  { by: sql`${users.id}`, is: 'text' },
] as const
const byLast = [
  { by: lastSignIn(users), is: 'moment' },
  { by: sql`${users.id}`, is: 'text' },
] as const
const byEmail = [{ by: sql`${users.emailKey}`, is: 'text' }] as const
const sorts: Readonly<Record<UserSort, Sort>> = {
  name: { keys: byName },
  '-name': { keys: byName, isDescending: true },
  last: { keys: byLast },
  '-last': { keys: byLast, isDescending: true },
  email: { keys: byEmail },
  '-email': { keys: byEmail, isDescending: true },
}

/** Lists the people of the organisations in `reach`, which the administrator may see, page by page. */
export async function listUsers(app: AdminWorld, reach: Reach, query: ListQuery<'listUsers'>) {
  const { db } = app
  const filter = and(
    reach.all ? undefined : eq(users.organizationId, reach.only),
    query.organization === undefined ? undefined : eq(users.organizationId, query.organization),
    holdsWords(searchedName(users), query.q),
    query.state && (await isInState(app, query.state)),
    query.second_factor && hasFactor(db, query.second_factor),
  )
  return listPage(query, {
    from: (cursor) =>
      db
        .select({ ...userColumns(db), cursor })
        .from(users)
        .innerJoin(organizations, eq(organizations.id, users.organizationId)),
    sort: sorts[query.sort ?? 'name'],
    filter,
    countIn: db,
    toItems: async (shown): Promise<ItemOf<'listUsers'>[]> => {
      const locks = await locksOf(app, shown)
      return shown.map((row) => listedUser(row, locks.get(row.id)))
    },
  })
}

/** Counts people up to `mostCounted`, and resolves to one more if there are more: counting on would take too long. */
export async function countUsers(db: Database, filter: SQL | undefined): Promise<number> {
  const counted = db
    .select({ one: sql`1` })
    .from(users)
    .where(filter)
    .limit(mostCounted + 1)
    .as('counted')
  const [row] = await db.select({ total: sql<number>`count(*)::int` }).from(counted)
  return row?.total ?? 0
}

/**
 * SQL condition: the person has not set up a way to sign in yet. It must be the condition of a partial index of
 * `users`, so that PostgreSQL finds the few such people by that index.
 */
export const isInvited = sql`not ${users.isSetUp}`

async function isInState(app: AdminWorld, state: State): Promise<SQL | undefined> {
  if (state === 'disabled') return isNotNull(users.disabledAt)
  const locked = [...(await lockedAccounts(app)).keys()]
  const isLocked = locked.length === 0 ? sql`false` : inArray(users.id, locked)
  if (state === 'locked') return and(isNull(users.disabledAt), isLocked)
  const isOpen = and(isNull(users.disabledAt), not(isLocked))
  return and(isOpen, state === 'active' ? sql`${users.isSetUp}` : isInvited)
}

/**
 * SQL condition: the person has this second factor. It must agree with `secondFactorOf`, which names the factor in the
 * list.
 */
function hasFactor(db: Database, factor: SecondFactor): SQL | undefined {
  const isElsewhere = isNotNull(users.redirectUrl)
  const hasOwnPassword = and(
    isNotNull(users.passwordHash),
    ne(users.signInMethod, 'email_otp_and_authenticator_based'),
  )
  if (factor === 'organization') {
    const hasNone = and(sql`not ${hasPasskey(db)}`, sql`not ${hasAuthenticator(db)}`)
    const byProvider = and(sql`${users.isSetUp}`, hasNone, sql`not (${hasOwnPassword})`)
    return or(isElsewhere, byProvider)
  }
  if (factor === 'passkey') return and(not(isElsewhere), hasPasskey(db))
  const withoutPasskey = and(not(isElsewhere), sql`not ${hasPasskey(db)}`)
  if (factor === 'authenticator') return and(withoutPasskey, hasAuthenticator(db))
  const without = and(withoutPasskey, sql`not ${hasAuthenticator(db)}`)
  if (factor === 'not_set_up') return and(without, isInvited)
  const isPassword = eq(users.signInMethod, 'password')
  return and(without, hasOwnPassword, factor === 'none' ? isPassword : not(isPassword))
}
