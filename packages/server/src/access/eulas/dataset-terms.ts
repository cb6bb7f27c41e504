import { and, desc, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { eulaAcceptances, eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { mayOpen, type Asker } from '../resources/may-open.ts'
import { isInForce } from './pending-eulas.ts'

const nameOfMember = sql`coalesce(member->>'name', member->>'display_name')`
const members = (resource: SQLWrapper) =>
  sql`jsonb_array_elements(coalesce(nullif(${resource}->'datasets', 'null'), '[]')) as member`

/** The keys of a dataset and of its members, as a subquery: each of them may ask for terms. */
export function keysOfDatasetAndMembers(name: SQLWrapper | string): SQL {
  const federated = sql`'FederatedDatasetResource:' || ${name}::text`
  return sql`(
    select 'DatasetResource:' || ${name}::text union all select ${federated}
    union all
    select kind || ${nameOfMember}
    from ${resources} as federation, ${members(sql`federation.resource`)},
      (values ('DatasetResource:'), ('FederatedDatasetResource:')) as kinds(kind)
    where federation.id = ${federated}
  )`
}

/** The terms in force that a dataset and its members ask for, in their order, with what the user has accepted last. */
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

/** Whether the user has yet to accept terms of a dataset or of a member of it, in their latest version. */
export async function hasTermsToAccept(
  db: Database,
  asked: Parameters<typeof listTermsOfDataset>[1],
): Promise<boolean> {
  const all = await listTermsOfDataset(db, asked)
  return all.some(({ terms, accepted }) => accepted?.version !== terms.version)
}

/** Whether terms belong to a dataset that somebody may open, or to a member of one. */
export async function isAskedFor(db: Database, asker: Asker, eulaId: string): Promise<boolean> {
  const { resourceId } = resourceTerms
  const tied = await db
    .select({ resourceId })
    .from(resourceTerms)
    .where(eq(resourceTerms.eulaId, eulaId))
  if (tied.length === 0) return false
  const keys = tied.map((row) => row.resourceId)
  const hasMember = (type: string) =>
    sql`exists (select from ${members(resources.resource)} where ${inArray(sql`${type}::text || ${nameOfMember}`, keys)})`
  const [open] = await db
    .select({ id: resources.id })
    .from(resources)
    .where(
      and(
        or(
          inArray(resources.id, keys),
          and(
            eq(resources.resourcetype, 'FederatedDatasetResource'),
            or(hasMember('DatasetResource:'), hasMember('FederatedDatasetResource:')),
          ),
        ),
        mayOpen(resources.id, asker),
      ),
    )
    .limit(1)
  return open !== undefined
}
