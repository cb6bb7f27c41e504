import { asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { organizations, users } from '../platform/db/schema/accounts.ts'
import { documents } from '../platform/db/schema/documents.ts'
import { identityProviders } from '../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../platform/db/schema/organization-domains.ts'
import { announcements } from '../platform/db/schema/home.ts'
import { eulas, resourceTerms } from '../platform/db/schema/eulas.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
  virtualCohorts,
} from '../platform/db/schema/resources.ts'
import { announcementOf } from '../content/home/announcements.ts'
import { documentFields, translationFields } from '../content/documents/document-row.ts'
import { writtenTerm, type GrantTerm } from '../access/resources/grant-term.ts'
import { listSellers } from '../content/documents/seller-queries.ts'

import { importedMark, inBatches, type Batches } from './export-batches.ts'
import { exportUsers } from './export-users.ts'

/** Number of entries read at once. Low, to limit the memory. */
const batchSize = { documents: 100, resources: 50 }

/**
 * Writes everything that an import file can contain, batch by batch, except unverified domains, and passwords,
 * authenticators, recovery codes, security questions and client secrets of identity providers, which are stored hashed
 * or encrypted. For a token it writes the hash, with which nobody can sign in. Importing the result into the same
 * database changes nothing. Resolves to the number of entries in each section.
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
    // With this level, all queries of the export see the same state of the database.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Writes an array, formatted as `JSON.stringify` does with two spaces. Returns its length. */
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

/** The entries of each section of the import file, in batches, without secrets. */
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

/** Reads a short section as a single batch. */
async function* all(read: () => Promise<readonly unknown[]>) {
  yield await read()
}

async function exportOrganizations(db: Database) {
  const rows = await db.select().from(organizations).orderBy(asc(organizations.id))
  return rows.map(({ id, name, isInternal, tier, signInMethod, twoFactors, imported }) => ({
    id,
    name,
    is_internal: isInternal,
    tier,
    sign_in_method: signInMethod,
    two_factors: twoFactors,
    imported: importedMark(imported),
  }))
}

/** Exports verified domains only: an import would store unverified ones as verified. */
async function exportDomains(db: Database) {
  const { domain, organizationId: organization, verifiedAt } = organizationDomains
  return db
    .select({ domain, organization })
    .from(organizationDomains)
    .where(isNotNull(verifiedAt))
    .orderBy(asc(domain))
}

/** Exports identity providers without their client secrets. */
async function exportIdentityProviders(db: Database) {
  const rows = await db
    .select()
    .from(identityProviders)
    .orderBy(asc(identityProviders.organizationId))
  return rows.map((row) => ({
    id: row.id,
    organization: row.organizationId,
    name: row.name,
    issuer: row.issuer,
    client_id: row.clientId,
    jit: row.jit,
    enforced: row.enforced,
    imported: importedMark(row.imported),
  }))
}

async function exportEulas(db: Database) {
  const rows = await db.select().from(eulas).orderBy(asc(eulas.position), asc(eulas.id))
  return rows.map(({ validFrom, replacesId, imported, ...row }) => ({
    id: row.id,
    name: row.name,
    content: row.content,
    scope: row.scope,
    signature: row.signature,
    translations: row.translations,
    valid_from: validFrom?.toISOString() ?? null,
    replaces: replacesId,
    imported: importedMark(imported),
  }))
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
      .select({
        resourceId: resourceUserGrants.resourceId,
        user: users.email,
        imported: resourceUserGrants.imported,
        startsAt: resourceUserGrants.startsAt,
        endsAt: resourceUserGrants.endsAt,
      })
      .from(resourceUserGrants)
      .innerJoin(users, eq(users.id, resourceUserGrants.userId))
      .where(inArray(resourceUserGrants.resourceId, ids))
      .orderBy(asc(users.emailKey)),
    (row) => row.resourceId,
  )
  const terms = Map.groupBy(
    await db
      .select()
      .from(resourceTerms)
      .where(inArray(resourceTerms.resourceId, ids))
      .orderBy(asc(resourceTerms.eulaId)),
    (row) => row.resourceId,
  )
  return rows.map(({ id, resourcetype, resource, serve, datatypes, isAggregate, ...row }) => ({
    to: (grants.get(id) ?? []).map((grant) =>
      exportedGrant(grant.organizationId, { organization: grant.organizationId }, grant),
    ),
    to_users: (people.get(id) ?? []).map((grant) =>
      exportedGrant(grant.user, { user: grant.user }, grant),
    ),
    ...(terms.has(id) && { terms: terms.get(id)?.map(({ eulaId }) => eulaId) }),
    ...(row.discoverable !== 'granted' && { discoverable: row.discoverable }),
    resourcetype,
    resource: serve === null ? resource : { ...resource, serve },
    datatypes,
    is_aggregate: isAggregate,
  }))
}

/** A grant in the import file: its holder's id or address alone, or an object if the grant has more fields. */
function exportedGrant<Whose extends object>(
  name: string,
  whose: Whose,
  { imported, ...term }: GrantTerm & { readonly imported: boolean },
) {
  const { from, until } = writtenTerm(term)
  if (imported && from === null && until === null) return name
  return {
    ...whose,
    ...(!imported && { imported }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
  }
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
