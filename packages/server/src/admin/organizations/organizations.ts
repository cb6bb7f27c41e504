import type { ItemOf, ValueFrom } from '@vestibule/api-client/contract'
import { and, count, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { AdminWorld } from '../admin-world.ts'
import type { Database } from '../../platform/db/database.ts'
import { organizations, userRoles, users } from '../../platform/db/schema/accounts.ts'
import { identityProviders } from '../../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { grantsToOrganizations } from '../../access/resources/may-open.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import {
  reaches,
  type Administrator,
  type Reach,
} from '../../identity/administrators/administrator.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'

type Row = typeof organizations.$inferSelect

const byName = {
  keys: [
    { by: sql`lower(${organizations.name})`, is: 'text' },
    { by: sql`${organizations.id}`, is: 'text' },
  ],
} as const

/**
 * Lists the organisations in `reach`, which the administrator may see, page by page. `domains`: the organisations whose
 * mail domains the administrator may read; if these are all, the search also looks at mail domains.
 */
export async function listOrganizations(
  world: AdminWorld,
  reach: Reach,
  domains: Reach | null,
  query: ListQuery<'listAllOrganizations'>,
) {
  const { db } = world
  const byDomain = db
    .select({ id: organizationDomains.organizationId })
    .from(organizationDomains)
    .where(holdsWords(sql`${organizationDomains.domain}`, query.q))
  const filter = and(
    reach.all ? undefined : eq(organizations.id, reach.only),
    or(
      holdsWords(sql`${organizations.name}`, query.q),
      query.q && domains?.all ? inArray(organizations.id, byDomain) : undefined,
    ),
    query.tier && eq(organizations.tier, query.tier),
    query.sign_in_method && eq(organizations.signInMethod, query.sign_in_method),
  )
  return listPage(query, {
    from: (cursor) => db.select({ organization: organizations, cursor }).from(organizations),
    sort: byName,
    filter,
    countIn: db,
    toItems: (shown) =>
      listed(
        world,
        shown.map(({ organization }) => organization),
        domains,
      ),
  })
}

async function listed(
  { db, clock }: Pick<AdminWorld, 'db' | 'clock'>,
  rows: readonly Row[],
  mayReadDomains: Reach | null,
): Promise<ItemOf<'listAllOrganizations'>[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const now = clock.now().toISOString()
  const providers = await db
    .select()
    .from(identityProviders)
    .where(inArray(identityProviders.organizationId, ids))
  const domains = await db
    .select()
    .from(organizationDomains)
    .where(inArray(organizationDomains.organizationId, ids))
    .orderBy(organizationDomains.domain)
  const providerOf = (id: string) => providers.find((one) => one.organizationId === id)
  const domainsOf = (id: string) =>
    domains
      .filter((one) => one.organizationId === id)
      .map(({ domain, verifiedAt }) => ({ domain, verified: verifiedAt !== null }))
  const people = await countsBy(db, sql`${users}`, ids)
  const grants = await countsBy(db, grantsToOrganizations(now), ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    tier: row.tier,
    is_internal: row.isInternal,
    sign_in_method: row.signInMethod,
    two_factors: row.twoFactors,
    people: people.get(row.id) ?? 0,
    grants: grants.get(row.id) ?? 0,
    imported: row.imported,
    ...(reaches(mayReadDomains, row.id) && { domains: domainsOf(row.id) }),
    identity_provider: ownSignIn(providerOf(row.id)),
  }))
}

const ownSignIn = (provider: typeof identityProviders.$inferSelect | undefined) =>
  provider ? { name: provider.name, enforced: provider.enforced } : null

async function countsBy(
  db: Database,
  table: SQL,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: sql<string>`organization_id`, n: count() })
    .from(sql`${table} as counted`)
    .where(inArray(sql`organization_id`, [...ids]))
    .groupBy(sql`organization_id`)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

/**
 * The facts about one organisation. Throws ApiError `not_found` if it does not exist or the administrator may not see
 * it.
 */
export async function organizationFacts(
  world: AdminWorld,
  administrator: Administrator,
  id: string,
): Promise<ValueFrom<'getOrganization'>> {
  const { db } = world
  const row = reaches(administrator.reach('organizations.read'), id)
    ? await findOrganization(db, id)
    : null
  const domains = administrator.reach('identity_providers.read')
  const [one] = row === null ? [] : await listed(world, [row], domains)
  if (one === undefined) throw new ApiError('not_found')
  const methods = await db
    .select({ method: users.signInMethod, n: count() })
    .from(users)
    .where(eq(users.organizationId, id))
    .groupBy(users.signInMethod)
  const administrators = await db
    .selectDistinct({
      id: users.id,
      first_name: users.firstName,
      last_name: users.lastName,
      email: users.email,
    })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(
      and(
        eq(users.organizationId, id),
        eq(userRoles.appName, 'admin'),
        eq(userRoles.role, 'organization-admin'),
      ),
    )
    .orderBy(users.lastName, users.firstName, users.id)
    .limit(20)
  const may = (permission: Parameters<Administrator['reach']>[0]) =>
    reaches(administrator.reach(permission), id)
  return {
    ...one,
    administrators,
    methods_in_use: Object.fromEntries(methods.map(({ method, n }) => [method, n])),
    actions: [
      ...(may('organizations.write') ? ['edit'] : []),
      ...(may('users.invite') ? ['invite'] : []),
      ...(may('access.write') ? ['give_access'] : []),
      ...(administrator.canImpersonate && !one.is_internal ? ['act_for'] : []),
    ],
  }
}

export async function findOrganization(
  db: Database,
  id: string,
  lock?: 'update',
): Promise<Row | null> {
  const query = db.select().from(organizations).where(eq(organizations.id, id))
  const [row] = await (lock === undefined ? query : query.for('update'))
  return row ?? null
}
