import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Steward } from '../../identity/administrators/steward.ts'
import type { Caller } from '../../platform/audit/audit.ts'
import type { Database } from '../../platform/db/database.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { fieldError } from '../../platform/http/api-error.ts'
import { because } from '../../platform/http/because.ts'
import { publishTerms, type NewTerms } from '../eulas/publish-terms.ts'
import { latestTermsFirst, listedTerms, notYetAccepted, readTerms } from '../eulas/read-terms.ts'
import { findDecided } from './change-data-access.ts'
import { decidesOn, nobody, partnerOf } from './who-decides.ts'

type World = Pick<App, 'db' | 'clock'>

/**
 * Lists the terms that are tied to a dataset, latest first. Throws ApiError `not_found` if the data steward does not
 * decide on the dataset.
 */
export async function listStewardedTerms(
  app: World,
  steward: Steward,
  named: string,
  query: ListQuery<'listStewardedTerms'>,
) {
  const { id: resourceId } = await findDecided(app.db, steward, named)
  return listPage(query, {
    from: (cursor) => readTerms(app, cursor),
    sort: latestTermsFirst,
    filter: and(
      eq(eulas.scope, 'resources'),
      sql`${eulas.id} in (select tied.eula_id from ${resourceTerms} as tied where tied.resource_id = ${resourceId})`,
      holdsWords(sql`${eulas.name}`, query.q),
    ),
    toItems: async (rows): Promise<ItemOf<'listStewardedTerms'>[]> => {
      const ids = rows.map(({ terms }) => terms.id)
      const next = await app.db
        .select({ id: eulas.id, name: eulas.name, replaces: eulas.replacesId })
        .from(eulas)
        .where(inArray(eulas.replacesId, ids))
      const shared = await app.db
        .select({ id: eulas.id })
        .from(eulas)
        .where(and(inArray(eulas.id, ids), isShared(steward)))
      const notYet = await notYetAccepted(app, rows)
      return rows.map((row) => {
        const { id, version, content, translations } = row.terms
        const { name, state, signature, imported, ...listed } = listedTerms(row, app, notYet(row))
        const newer = next.find(({ replaces }) => replaces === id)
        return {
          id,
          name,
          version,
          state,
          valid_from: listed.valid_from,
          signature,
          imported,
          replaced_by: newer ? { id: newer.id, name: newer.name } : null,
          accepted: listed.accepted,
          not_yet: listed.not_yet,
          can_replace: !imported && !newer && !shared.some((one) => one.id === id),
          content,
          translations,
        }
      })
    },
  })
}

/**
 * Publishes terms for one dataset, and returns their id. With `replaces`, the new terms replace those terms at each
 * dataset that requires them. Throws ApiError `not_found` if the data steward does not decide on the dataset,
 * `validation_failed` for terms that cannot be stored or terms to replace that the dataset does not require, and
 * `conflict` if the terms to replace come from an import, are also tied to datasets of others, or have been replaced
 * already.
 */
export function publishDatasetTerms(
  app: World,
  call: Caller,
  steward: Steward,
  named: string,
  terms: NewTerms,
): Promise<string> {
  return app.db.transaction(async (tx) => {
    const { id } = await findDecided(tx, steward, named)
    const isNew = terms.replaces === undefined
    if (!isNew) await checkReplaceable(tx, steward, id, terms.replaces)
    const tied = isNew ? [id] : undefined
    return publishTerms(app, tx, call, { ...terms, tied, byId: steward.userId })
  })
}

async function checkReplaceable(
  tx: Database,
  steward: Steward,
  resourceId: string,
  eulaId: string,
) {
  const [found] = await tx
    .select({ imported: eulas.imported, isShared: isShared(steward) })
    .from(eulas)
    .innerJoin(resourceTerms, eq(resourceTerms.eulaId, eulas.id))
    .where(and(eq(eulas.id, eulaId), eq(resourceTerms.resourceId, resourceId)))
  if (found === undefined) throw fieldError('replaces', 'There are no such terms', 'unknown')
  if (found.imported) throw because('conflict', 'owned_by_import')
  if (found.isShared) throw because('conflict', 'terms_shared')
}

/**
 * Whether a dataset on which this steward does not decide also requires the terms, as a condition in a query with
 * `eulas`.
 */
const isShared = (steward: Steward): SQL<boolean> =>
  sql<boolean>`exists (
    select from ${resourceTerms} as tied join ${resources} on ${resources.id} = tied.resource_id
    where tied.eula_id = ${eulas}.${sql.identifier('id')}
      and not ${decidesOn(steward, { partner: partnerOf, but: nobody, needed: 1 })}
  )`
