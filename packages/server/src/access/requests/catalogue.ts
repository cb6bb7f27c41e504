import { openRequestStates } from '@vestibule/api-client/contract'
import type { ItemOf } from '@vestibule/api-client/contract'
import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { holdsWords } from '../../platform/db/holds-words.ts'
import { listPage, type ListQuery } from '../../platform/db/list-page.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'
import { eulas, resourceTerms } from '../../platform/db/schema/eulas.ts'
import { accessRequests, resources } from '../../platform/db/schema/resources.ts'
import { isInForce } from '../eulas/pending-eulas.ts'
import { grantsToOrganizations, mayOpen, type Asker } from '../resources/may-open.ts'
import { nameOfKey } from '../resources/resource-keys.ts'
import { partnerOf } from './who-decides.ts'

const idOf = sql`${resources}.${sql.identifier('id')}`
const isDataset = sql`${resources}.${sql.identifier('resourcetype')} <> 'AppResource'`
const discoverable = sql`${resources}.${sql.identifier('discoverable')}`

/**
 * Whether a person may find a dataset in the catalogue, as a condition in a query with `resources`: depending on the
 * dataset, everybody may, or only people of organisations that can open something of its data partner, or nobody.
 */
export function isFindable({ organizationId, now }: Asker): SQL<boolean> {
  return sql<boolean>`(${isDataset} and (${discoverable} = 'everyone' or ${discoverable} = 'organizations' and exists (
    select from ${grantsToOrganizations(now)} as held join ${resources} as other on other.id = held.resource_id
    where held.organization_id = ${organizationId} and other.resource #>> '{data_partner,id}' = ${partnerOf}
  )))`
}

/** Whether the user can open one of these resources, or may find it in the catalogue to request access. */
export async function canFindAny(
  db: Database,
  asker: Asker,
  ids: readonly string[],
): Promise<boolean> {
  const found = and(inArray(resources.id, [...ids]), or(mayOpen(idOf, asker), isFindable(asker)))
  return (await db.$count(resources, found)) > 0
}

/**
 * Whether the user may read these terms: a dataset that the user can open, or may find in the catalogue, requires them.
 */
export async function canFindDatasetOfTerms(
  db: Database,
  asker: Asker,
  eulaId: string,
): Promise<boolean> {
  const tied = await db
    .select({ id: resourceTerms.resourceId })
    .from(resourceTerms)
    .where(eq(resourceTerms.eulaId, eulaId))
  return canFindAny(
    db,
    asker,
    tied.map(({ id }) => id),
  )
}

const byName = {
  keys: [
    { by: sql`lower(${resources.resource}->>'display_name')`, is: 'text' },
    { by: sql`${resources.id}`, is: 'text' },
  ],
} as const

/** Lists the catalogue by name: the datasets that the user can open, or may find to request access to them. */
export async function listCatalogue(
  db: Database,
  asker: Asker & { readonly userId: string; readonly now: string },
  query: ListQuery<'listCatalogue'>,
) {
  const isOpen = mayOpen(idOf, asker)
  return listPage(query, {
    from: (cursor) =>
      db
        .select({ entry: resources, partnerName: dataPartners.name, isOpen, cursor })
        .from(resources)
        .leftJoin(dataPartners, eq(dataPartners.id, partnerOf)),
    sort: byName,
    filter: and(
      ne(resources.resourcetype, 'AppResource'),
      or(isOpen, isFindable(asker)),
      holdsWords(
        sql`(coalesce(${resources.resource}->>'display_name', '') || ' ' || coalesce(${resources.resource}->>'name', '')
          || ' ' || coalesce(${resources.resource}->>'description', '') || ' ' || coalesce(${dataPartners.name}, ''))`,
        query.q,
      ),
    ),
    toItems: async (shown): Promise<ItemOf<'listCatalogue'>[]> => {
      const ids = shown.map(({ entry }) => entry.id)
      const terms = await termsOf(db, ids, asker.now)
      const requests = await openRequestsOf(db, asker.userId, ids)
      return shown.map(({ entry, partnerName, isOpen: open }) => {
        const dataset = entry.resource as unknown as Stored
        const partner = dataset.data_partner
        return {
          id: nameOfKey(entry.id),
          resourcetype: entry.resourcetype,
          display_name: dataset.display_name,
          description: dataset.description,
          version: dataset.version,
          released_at: dataset.released_at,
          size: dataset.size,
          partner: partner
            ? { id: partner.id, name: partner.name ?? partnerName ?? partner.id }
            : null,
          terms: terms
            .filter(({ resourceId }) => resourceId === entry.id)
            .map(({ id, name }) => ({ id, name })),
          open,
          request: requests.find(({ resourceId }) => resourceId === entry.id)?.request ?? null,
        }
      })
    },
  })
}

type Stored = Pick<
  ItemOf<'listCatalogue'>,
  'display_name' | 'description' | 'version' | 'released_at' | 'size'
> & { readonly data_partner?: { readonly id: string; readonly name?: string } | null }

async function termsOf(db: Database, resourceIds: readonly string[], now: string) {
  if (resourceIds.length === 0) return []
  return db
    .select({ resourceId: resourceTerms.resourceId, id: eulas.id, name: eulas.name })
    .from(resourceTerms)
    .innerJoin(eulas, eq(eulas.id, resourceTerms.eulaId))
    .where(
      and(inArray(resourceTerms.resourceId, [...resourceIds]), isInForce(sql`${now}::timestamptz`)),
    )
    .orderBy(eulas.position, eulas.id)
}

async function openRequestsOf(db: Database, userId: string, resourceIds: readonly string[]) {
  if (resourceIds.length === 0) return []
  const { id, number, state, resourceId } = accessRequests
  return db
    .select({ resourceId, request: { id, number, state } })
    .from(accessRequests)
    .where(
      and(
        eq(accessRequests.userId, userId),
        inArray(resourceId, [...resourceIds]),
        inArray(state, openRequestStates),
      ),
    )
}
