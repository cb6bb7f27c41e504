import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { apiTokens, organizations, userRoles, users } from '../db/schema/accounts.ts'
import { documents } from '../db/schema/documents.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
  virtualCohorts,
} from '../db/schema/resources.ts'
import { listSellers } from '../documents/seller-queries.ts'
import { inChunks } from './in-chunks.ts'

/**
 * Everything in the import format, except what is a secret: passwords, authenticators, recovery codes and
 * security questions are stored hashed or sealed. Of tokens it holds the hash, which opens nothing. Importing it into the same database changes
 * nothing.
 */
export async function exportContent(db: Database) {
  return db.transaction(
    async (tx) => ({
      organizations: await exportOrganizations(tx),
      eulas: await tx
        .select({ id: eulas.id, name: eulas.name, content: eulas.content })
        .from(eulas)
        .orderBy(asc(eulas.position), asc(eulas.id)),
      users: await exportUsers(tx),
      resources: await exportResources(tx),
      sellers: await listSellers(tx),
      documents: await exportDocuments(tx),
      virtual_cohorts: await exportVirtualCohorts(tx),
    }),
    // One moment, however long it takes.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function exportOrganizations(db: Database) {
  const rows = await db.select().from(organizations).orderBy(asc(organizations.id))
  return rows.map(({ id, name, isInternal, tier }) => ({ id, name, is_internal: isInternal, tier }))
}

async function exportUsers(db: Database) {
  const rows = await db.select().from(users).orderBy(asc(users.emailKey))
  const ids = rows.map((row) => row.id)
  const roles = groupBy(
    await inChunks(ids, (part) =>
      db
        .select()
        .from(userRoles)
        .where(inArray(userRoles.userId, [...part])),
    ),
  )
  const accepted = groupBy(
    await db
      .select({ userId: eulaAcceptances.userId, eulaId: eulas.id })
      .from(eulaAcceptances)
      .innerJoin(
        eulas,
        // The import accepts the version of its day, which an older acceptance is not.
        and(eq(eulas.id, eulaAcceptances.eulaId), eq(eulas.version, eulaAcceptances.version)),
      )
      .orderBy(asc(eulas.position), asc(eulas.id)),
  )
  const tokens = groupBy(
    await db
      .select()
      .from(apiTokens)
      .where(isNull(apiTokens.endedAt))
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

async function exportResources(db: Database) {
  const rows = await db.select().from(resources).orderBy(asc(resources.position), asc(resources.id))
  const grants = await db.select().from(resourceGrants).orderBy(asc(resourceGrants.organizationId))
  const people = Map.groupBy(
    await db
      .select({ resourceId: resourceUserGrants.resourceId, email: users.email })
      .from(resourceUserGrants)
      .innerJoin(users, eq(users.id, resourceUserGrants.userId))
      .orderBy(asc(users.emailKey)),
    (row) => row.resourceId,
  )
  return rows.map(({ id, resourcetype, resource, datatypes, isAggregate }) => ({
    to: grants.filter((grant) => grant.resourceId === id).map((grant) => grant.organizationId),
    to_users: (people.get(id) ?? []).map(({ email }) => email),
    resourcetype,
    resource,
    datatypes,
    is_aggregate: isAggregate,
  }))
}

async function exportDocuments(db: Database) {
  const rows = await db
    .select()
    .from(documents)
    .orderBy(asc(documents.appName), asc(documents.elementId), asc(documents.dataPartnerId))
  return rows.map((row) => ({
    element_id: row.elementId,
    app_name: row.appName,
    data_partner_id: row.dataPartnerId,
    mini_content: row.miniContent,
    main_content: row.mainContent,
    additional_meta: row.additionalMeta,
    audience: row.audience,
    environment_type: row.environmentType,
    sellers: row.sellers,
    data_partners: row.dataPartners,
  }))
}

async function exportVirtualCohorts(db: Database) {
  const rows = await db
    .select({ profile: virtualCohorts.profile })
    .from(virtualCohorts)
    .orderBy(asc(virtualCohorts.position), asc(virtualCohorts.id))
  return rows.map(({ profile }) => profile)
}

function groupBy<Row extends { readonly userId: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, (row) => row.userId)
}
