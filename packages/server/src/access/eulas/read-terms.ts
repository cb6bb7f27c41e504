import type { ItemOf } from '@vestibule/api-client/contract'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Sort } from '../../platform/db/list-page.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { countWaiting } from './dataset-terms.ts'
import { isInForce } from './pending-eulas.ts'

interface World {
  readonly db: Database
  readonly clock: Clock
}

export const latestTermsFirst: Sort = {
  keys: [
    { by: sql`coalesce(${eulas.validFrom}, 'epoch')`, is: 'moment' },
    { by: sql`${eulas.id}`, is: 'text' },
  ],
  isDescending: true,
}

/**
 * Selects terms, each with the number of people who have accepted the current version, the datasets that require the
 * terms, and the names of their publisher and of the terms that they replace.
 */
export function readTerms({ db, clock }: World, cursor: SQL<string>) {
  return (
    db
      .select({
        terms: eulas,
        replacedName: sql<
          string | null
        >`(select replaced.name from ${eulas} replaced where replaced.id = ${eulas.replacesId})`,
        isInForce: sql<boolean>`${isInForce(sql`${clock.now().toISOString()}::timestamptz`)}`,
        // Leave out acceptances of erased accounts, which stay stored.
        accepted: sql<number>`(select count(*)::int from ${eulaAcceptances}
        join ${users} person on person.id = ${eulaAcceptances.userId}
        where ${eulaAcceptances.eulaId} = ${eulas.id} and ${eulaAcceptances.version} = ${eulas.version})`,
        datasets: sql<string[]>`(select coalesce(json_agg(
          substr(tied.resource_id, position(':' in tied.resource_id) + 1) order by tied.resource_id), '[]')
        from ${resourceTerms} tied where tied.eula_id = ${eulas.id})`,
        publishedBy: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
        cursor,
      })
      .from(eulas)
      // This join for the publisher's name also makes Drizzle write table names before columns, without which the
      // subqueries of this query would read their own columns.
      .leftJoin(users, eq(users.id, eulas.publishedById))
  )
}

type Row = Awaited<ReturnType<typeof readTerms>>[number]

/**
 * Returns a function that says for each of `rows` how many people have yet to accept the current version of its terms:
 * of all people or, for terms of datasets, of those who may open such a dataset.
 */
export async function notYetAccepted(
  { db, clock }: World,
  rows: readonly Row[],
): Promise<(row: Row) => number> {
  const isOfDatasets = ({ terms }: Row) => terms.scope === 'resources'
  const ids = rows.filter(isOfDatasets).map(({ terms }) => terms.id)
  const waiting = ids.length === 0 ? null : await countWaiting(db, ids, clock.now())
  const people = rows.every(isOfDatasets) ? 0 : await db.$count(users)
  return (row) => (isOfDatasets(row) ? (waiting?.get(row.terms.id) ?? 0) : people - row.accepted)
}

/** Converts terms to an item of the call `listTerms`. `notYet`: how many people have yet to accept them. */
export function listedTerms(
  row: Row,
  { clock }: Pick<World, 'clock'>,
  notYet: number,
): ItemOf<'listTerms'> {
  const { terms, accepted } = row
  const isToCome = terms.validFrom !== null && terms.validFrom > clock.now()
  return {
    id: terms.id,
    name: terms.name,
    state: row.isInForce ? 'in_force' : isToCome ? 'upcoming' : 'replaced',
    valid_from: terms.validFrom?.toISOString() ?? null,
    replaces:
      terms.replacesId === null ? null : { id: terms.replacesId, name: row.replacedName ?? '' },
    accepted,
    not_yet: notYet,
    scope: terms.scope,
    signature: terms.signature,
    datasets: row.datasets,
    imported: terms.imported,
    published_by: row.publishedBy,
    published_at: terms.publishedAt?.toISOString() ?? null,
  }
}
