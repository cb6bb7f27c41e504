import type { ResourceEntry, ResourceType } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'
import { resources } from '../../platform/db/schema/resources.ts'
import { mayOpen, openIds, type Asker } from './may-open.ts'

/** The resources that the asker may open, in the administrator's order. */
export async function listResources(
  db: Database,
  asker: Asker,
  type: ResourceType | undefined,
): Promise<ResourceEntry[]> {
  const rows = await db
    .select({
      resourcetype: resources.resourcetype,
      resource: resources.resource,
      datatypes: resources.datatypes,
      is_aggregate: resources.isAggregate,
    })
    .from(resources)
    .where(
      and(
        inArray(resources.id, openIds(asker)),
        type === undefined ? undefined : eq(resources.resourcetype, type),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id))
  // Safe: the import has checked each entry against the contract's schema.
  return rows as unknown as ResourceEntry[]
}

const datasetTypes = ['DatasetResource', 'FederatedDatasetResource'] as const

/** A dataset by name, with whether the asker may open it and its data partner's name. */
export async function findDataset(db: Database, asker: Asker, name: string) {
  const rows = await db
    .select({
      entry: resources,
      isOpen: mayOpen(resources.id, asker),
      partnerName: dataPartners.name,
    })
    .from(resources)
    .leftJoin(dataPartners, eq(dataPartners.id, sql`${resources.resource}#>>'{data_partner,id}'`))
    .where(inArray(resources.id, datasetKeys(name)))
  const found = rows.find((row) => row.isOpen) ?? rows[0]
  if (found === undefined) return null
  return { ...found.entry, isOpen: found.isOpen, partnerName: found.partnerName }
}

/** The keys under which a dataset of this name may be stored. */
export function datasetKeys(name: string): string[] {
  return datasetTypes.map((type) => resourceId(type, name))
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}

/** The part after the type in a resource's key. */
export function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
