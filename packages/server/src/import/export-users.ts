import { and, asc, eq, gt, inArray, isNull, ne } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { apiTokens, userRoles, users } from '../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../platform/db/schema/eulas.ts'
import { importedMark, inBatches } from './export-batches.ts'

/** Number of users read at once. Low, to limit the memory. */
const batchSize = 500

/** Exports all users in the order of their addresses, batch by batch, without secrets. */
export async function* exportUsers(db: Database) {
  const batches = inBatches<typeof users.$inferSelect>((last) =>
    db
      .select()
      .from(users)
      .where(last && gt(users.emailKey, last.emailKey))
      .orderBy(asc(users.emailKey))
      .limit(batchSize),
  )
  for await (const rows of batches) yield await exportedUsers(db, rows)
}

/** Converts users to the format of the import file, without secrets. */
export async function exportedUsers(db: Database, rows: readonly (typeof users.$inferSelect)[]) {
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
        // Leave out acceptances of older versions: an import would record them for the present version.
        and(
          eq(eulas.id, eulaAcceptances.eulaId),
          eq(eulas.version, eulaAcceptances.version),
          // Leave out terms of datasets: on each installation, only people themselves may accept those.
          eq(eulas.scope, 'platform'),
        ),
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
          // Leave out sign-in links that an operator has made: they must only work on this server.
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
    roles: (roles.get(row.id) ?? []).map(({ role, appName, dataPartnerId, imported }) => ({
      role,
      app_name: appName,
      data_partner: dataPartnerId,
      imported: importedMark(imported),
    })),
    can_impersonate: row.canImpersonate,
    redirect_url: row.redirectUrl,
    eulas_accepted: (accepted.get(row.id) ?? []).map(({ eulaId }) => eulaId),
    disabled: row.disabledAt !== null,
    api_tokens: tokens.get(row.id)?.map(exportedToken),
    imported: importedMark(row.imported),
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

function groupBy<Row extends { readonly userId: string }>(rows: readonly Row[]) {
  return Map.groupBy(rows, (row) => row.userId)
}
