import { and, desc, eq, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { rowsOf } from '../../platform/db/rows-of.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import {
  grantsToOrganizations,
  grantsToUsers,
  openGrants,
  type Asker,
} from '../resources/may-open.ts'
import { isInForce } from './pending-eulas.ts'

const nameOfMember = sql`coalesce(member->>'name', member->>'display_name')`

/**
 * Returns an SQL subquery of the ids in `resources` (such as `DatasetResource:four_rivers`) that the dataset `name`
 * and, if it is a federation, its members may have. Terms that a dataset requires are tied to one of these ids.
 */
export function keysOfDatasetAndMembers(name: SQLWrapper | string): SQL {
  const federated = sql`'FederatedDatasetResource:' || ${name}::text`
  return sql`(
    select 'DatasetResource:' || ${name}::text union all select ${federated}
    union all
    select kind || ${nameOfMember}
    from ${resources} as federation, jsonb_array_elements(
        coalesce(nullif(federation.resource->'datasets', 'null'), '[]')
      ) as member,
      (values ('DatasetResource:'), ('FederatedDatasetResource:')) as kinds(kind)
    where federation.id = ${federated}
  )`
}

/**
 * Lists the terms in force that a dataset or, if it is a federation, one of its members requires, each with the user's
 * latest acceptance of them. The order is that in which pages show terms.
 */
export async function listTermsOfDataset(
  db: Database,
  { name, userId, now }: { readonly name: string; readonly userId: string; readonly now: Date },
) {
  const asked = await db
    .selectDistinct({ terms: eulas })
    .from(resourceTerms)
    .innerJoin(eulas, eq(eulas.id, resourceTerms.eulaId))
    .where(
      and(
        eq(eulas.scope, 'resources'),
        sql`${resourceTerms.resourceId} in ${keysOfDatasetAndMembers(name)}`,
        isInForce(sql`${now.toISOString()}::timestamptz`),
      ),
    )
  if (asked.length === 0) return []
  const ids = asked.map(({ terms }) => terms.id)
  const accepted = await db
    .select()
    .from(eulaAcceptances)
    .where(and(eq(eulaAcceptances.userId, userId), inArray(eulaAcceptances.eulaId, ids)))
    .orderBy(desc(eulaAcceptances.version))
  return asked
    .map(({ terms }) => ({
      terms,
      accepted: accepted.find(({ eulaId }) => eulaId === terms.id) ?? null,
    }))
    .toSorted((a, b) => a.terms.position - b.terms.position || (a.terms.id < b.terms.id ? -1 : 1))
}

/**
 * Whether a dataset or, if it is a federation, one of its members requires terms whose latest version the user has not
 * accepted yet.
 */
export async function hasTermsToAccept(
  db: Database,
  asked: Parameters<typeof listTermsOfDataset>[1],
): Promise<boolean> {
  const all = await listTermsOfDataset(db, asked)
  return all.some(({ terms, accepted }) => accepted?.version !== terms.version)
}

/**
 * SQL condition on the columns of `eulas`: the terms concern the user, because they are the platform's, or are tied to
 * a dataset that the user may open, or to a member of that dataset. It does not check whether they are in force, nor
 * whether the user has accepted them already.
 */
export function areAskedOf(asker: Asker): SQL<boolean> {
  return sql<boolean>`(${eulas.scope} = 'platform' or exists (
    select 1 from ${openGrants(asker)} as granted
    join ${resourceTerms} as tied on tied.eula_id = ${eulas.id}
    where ${isAskedBy(sql`granted.resource_id`)}
  ))`
}

/**
 * SQL condition: whoever opens the resource must accept the terms in the row `tied` of `resource_terms`, because they
 * are tied to the resource itself or, if it is a federated dataset, to one of its members. False for apps.
 */
function isAskedBy(resourceId: SQL): SQL {
  const name = sql`substr(${resourceId}, position(':' in ${resourceId}) + 1)`
  return sql`${resourceId} not like 'AppResource:%' and (
    tied.resource_id = ${resourceId}
    or ${resourceId} like 'FederatedDatasetResource:%' and tied.resource_id in ${keysOfDatasetAndMembers(name)}
  )`
}

/**
 * For each of these terms of datasets, counts the people who have yet to accept the latest version: they or their
 * organisation hold a grant in effect (begun and not ended) for a dataset that requires the terms. Terms that they have
 * all accepted are missing from the map. The query begins with the datasets, because few people may open any one of
 * them.
 */
export async function countWaiting(
  db: Database,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const asking = sql`(
    select distinct tied.eula_id, opened.id as resource_id from ${resourceTerms} as tied, ${resources} as opened
    where tied.eula_id = any(${sql.param([...ids])}::text[]) and ${isAskedBy(sql`opened.id`)}
  )`
  const at = now.toISOString()
  const rows = await rowsOf<{ id: string; waiting: number }>(
    db,
    sql`with asking as materialized ${asking}
      select asked.eula_id as id, count(*)::int as waiting from (
        select eula_id, user_id from asking join ${grantsToUsers(at)} as to_user using (resource_id)
        union
        select eula_id, person.id from asking join ${grantsToOrganizations(at)} as to_organization using (resource_id)
          join ${users} as person on person.organization_id = to_organization.organization_id
      ) as asked join ${eulas} on ${eulas.id} = asked.eula_id
      where not exists (
        select from ${eulaAcceptances} as accepted where accepted.user_id = asked.user_id
          and accepted.eula_id = ${eulas.id} and accepted.version = ${eulas.version}
      ) group by 1`,
  )
  return new Map(rows.map(({ id, waiting }) => [id, waiting]))
}

/**
 * Whether these terms concern the user: they are the platform's, or those of a dataset that the user may open. Also
 * true if the user has accepted them already.
 */
export async function isAskedFor(db: Database, asker: Asker, eulaId: string): Promise<boolean> {
  return (await db.$count(eulas, and(eq(eulas.id, eulaId), areAskedOf(asker)))) > 0
}
