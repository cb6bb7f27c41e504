import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { apiTokens, organizations, userRoles, users } from '../db/schema/accounts.ts'
import { documents } from '../db/schema/documents.ts'
import { identityProviders } from '../db/schema/identity-providers.ts'
import { organizationDomains } from '../db/schema/organization-domains.ts'
import { announcements } from '../db/schema/home.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
  virtualCohorts,
} from '../db/schema/resources.ts'
import { announcementOf } from '../home/announcements.ts'
import { documentFields, translationFields } from '../documents/document-row.ts'
import { listSellers } from '../documents/seller-queries.ts'

type Batches = AsyncIterable<readonly unknown[]>

/** Entries read at a time; limits memory. */
const batchSize = { users: 500, documents: 100, resources: 50 }

/**
 * Writes everything in the import format, batch by batch, except secrets: passwords, authenticators, recovery codes and
 * security questions are stored hashed or encrypted. For tokens it writes the hash, with which nobody can sign in.
 * Importing the result into the same database changes nothing. Resolves to the number of entries in each section.
 */
export async function writeExport(
  db: Database,
  write: (text: string) => Promise<void>,
): Promise<ReadonlyMap<string, number>> {
  return db.transaction(
    async (tx) => {
      const counts = new Map<string, number>()
      for (const [name, batches] of Object.entries(exportedSections(tx))) {
        await write(`${counts.size === 0 ? '{' : ','}\n  "${name}": `)
        counts.set(name, await writeEntries(batches, write))
      }
      await write('\n}\n')
      return counts
    },
    // Repeatable read: all queries see the same state of the database.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Writes an array as `JSON.stringify` with two spaces would, and returns its length. */
async function writeEntries(batches: Batches, write: (text: string) => Promise<void>) {
  let count = 0
  for await (const entries of batches) {
    if (entries.length === 0) continue
    const texts = entries.map((entry) => JSON.stringify(entry, null, 2).replaceAll('\n', '\n    '))
    await write(`${count === 0 ? '[' : ','}\n    ${texts.join(',\n    ')}`)
    count += entries.length
  }
  await write(count === 0 ? '[]' : '\n  ]')
  return count
}

/** Each section, batch by batch, without secrets. */
export function exportedSections(db: Database): Record<string, Batches> {
  return {
    organizations: all(() => exportOrganizations(db)),
    domains: all(() => exportDomains(db)),
    identity_providers: all(() => exportIdentityProviders(db)),
    eulas: all(() => exportEulas(db)),
    users: exportUsers(db),
    resources: exportResources(db),
    sellers: all(() => listSellers(db)),
    documents: exportDocuments(db),
    virtual_cohorts: all(() => exportVirtualCohorts(db)),
    announcements: all(() => exportAnnouncements(db)),
  }
}

/** For a short section: all its entries in one batch. */
async function* all(read: () => Promise<readonly unknown[]>) {
  yield await read()
}

/** Reads batches until one is empty. `read` gets the last row of the previous batch. */
async function* inBatches<Row>(read: (last: Row | undefined) => Promise<Row[]>) {
  let rows = await read(undefined)
  while (rows.length > 0) {
    yield rows
    rows = await read(rows.at(-1))
  }
}

async function exportOrganizations(db: Database) {
  const rows = await db.select().from(organizations).orderBy(asc(organizations.id))
  return rows.map(({ id, name, isInternal, tier }) => ({ id, name, is_internal: isInternal, tier }))
}

/** Exports verified domains only, as an import stores every domain as verified. */
async function exportDomains(db: Database) {
  const { domain, organizationId: organization, verifiedAt } = organizationDomains
  return db
    .select({ domain, organization })
    .from(organizationDomains)
    .where(isNotNull(verifiedAt))
    .orderBy(asc(domain))
}

/** Identity providers without their client secrets. */
async function exportIdentityProviders(db: Database) {
  const { id, organizationId, name, issuer, clientId, jit, enforced } = identityProviders
  return db
    .select({
      id,
      organization: organizationId,
      name,
      issuer,
      client_id: clientId,
      jit,
      enforced,
    })
    .from(identityProviders)
    .orderBy(asc(organizationId))
}

async function exportEulas(db: Database) {
  const rows = await db.select().from(eulas).orderBy(asc(eulas.position), asc(eulas.id))
  return rows.map(({ id, name, content, translations, validFrom, replacesId }) => ({
    id,
    name,
    content,
    translations,
    valid_from: validFrom?.toISOString() ?? null,
    replaces: replacesId,
  }))
}

async function* exportUsers(db: Database) {
  const batches = inBatches<typeof users.$inferSelect>((last) =>
    db
      .select()
      .from(users)
      .where(last && gt(users.emailKey, last.emailKey))
      .orderBy(asc(users.emailKey))
      .limit(batchSize.users),
  )
  for await (const rows of batches) yield await exportedUsers(db, rows)
}

async function exportedUsers(db: Database, rows: readonly (typeof users.$inferSelect)[]) {
  const ids = rows.map((row) => row.id)
  const roles = groupBy(
    await db
      .select()
      .from(userRoles)
      .where(inArray(userRoles.userId, ids))
      .orderBy(asc(userRoles.role), asc(userRoles.appName), asc(userRoles.dataPartnerId)),
  )
  const accepted = groupBy(
    await db
      .select({ userId: eulaAcceptances.userId, eulaId: eulas.id })
      .from(eulaAcceptances)
      .innerJoin(
        eulas,
        // Only acceptances of the current version: an import records each acceptance for the current version.
        and(eq(eulas.id, eulaAcceptances.eulaId), eq(eulas.version, eulaAcceptances.version)),
      )
      .where(inArray(eulaAcceptances.userId, ids))
      .orderBy(asc(eulas.position), asc(eulas.id)),
  )
  const tokens = groupBy(
    await db
      .select()
      .from(apiTokens)
      .where(
        and(
          isNull(apiTokens.endedAt),
          // Sign-in links that an operator has made are valid on this server only.
          ne(apiTokens.use, 'link'),
          inArray(apiTokens.userId, ids),
        ),
      )
      .orderBy(asc(apiTokens.tokenHash)),
  )
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    organization: row.organizationId,
    sign_in_method: row.signInMethod,
    roles: (roles.get(row.id) ?? []).map(({ role, appName, dataPartnerId }) => ({
      role,
      app_name: appName,
      data_partner: dataPartnerId,
    })),
    can_impersonate: row.canImpersonate,
    redirect_url: row.redirectUrl,
    eulas_accepted: (accepted.get(row.id) ?? []).map(({ eulaId }) => eulaId),
    disabled: row.disabledAt !== null,
    api_tokens: tokens.get(row.id)?.map(exportedToken),
  }))
}

function exportedToken({ tokenHash, name, use, expiresAt }: typeof apiTokens.$inferSelect) {
  return {
    name: name === '' ? 'unnamed' : name,
    token_sha256: tokenHash.toString('hex'),
    expires_at: expiresAt.toISOString(),
    use,
  }
}

async function* exportResources(db: Database) {
  const rows = await db.select().from(resources).orderBy(asc(resources.position), asc(resources.id))
  for (let start = 0; start < rows.length; start += batchSize.resources)
    yield await exportedResources(db, rows.slice(start, start + batchSize.resources))
}

async function exportedResources(db: Database, rows: readonly (typeof resources.$inferSelect)[]) {
  const ids = rows.map((row) => row.id)
  const grants = Map.groupBy(
    await db
      .select()
      .from(resourceGrants)
      .where(inArray(resourceGrants.resourceId, ids))
      .orderBy(asc(resourceGrants.organizationId)),
    (row) => row.resourceId,
  )
  const people = Map.groupBy(
    await db
      .select({ resourceId: resourceUserGrants.resourceId, email: users.email })
      .from(resourceUserGrants)
      .innerJoin(users, eq(users.id, resourceUserGrants.userId))
      .where(inArray(resourceUserGrants.resourceId, ids))
      .orderBy(asc(users.emailKey)),
    (row) => row.resourceId,
  )
  return rows.map(({ id, resourcetype, resource, serve, datatypes, isAggregate }) => ({
    to: (grants.get(id) ?? []).map(({ organizationId }) => organizationId),
    to_users: (people.get(id) ?? []).map(({ email }) => email),
    resourcetype,
    resource: serve === null ? resource : { ...resource, serve },
    datatypes,
    is_aggregate: isAggregate,
  }))
}

async function* exportDocuments(db: Database) {
  const { appName, elementId, dataPartnerId } = documents
  const batches = inBatches<typeof documents.$inferSelect>((last) =>
    db
      .select()
      .from(documents)
      .where(
        last &&
          sql`(${appName}, ${elementId}, ${dataPartnerId}) > (${last.appName}, ${last.elementId}, ${last.dataPartnerId})`,
      )
      .orderBy(asc(appName), asc(elementId), asc(dataPartnerId))
      .limit(batchSize.documents),
  )
  for await (const rows of batches) {
    yield rows.map((row) =>
      Object.assign(documentFields(row), { translations: translationFields(row.translations) }),
    )
  }
}

async function exportVirtualCohorts(db: Database) {
  const rows = await db
    .select({ profile: virtualCohorts.profile })
    .from(virtualCohorts)
    .orderBy(asc(virtualCohorts.position), asc(virtualCohorts.id))
  return rows.map(({ profile }) => profile)
}

async function exportAnnouncements(db: Database) {
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(asc(announcements.position), asc(announcements.id))
  return rows.map(announcementOf)
}

function groupBy<Row extends { readonly userId: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, (row) => row.userId)
}
