import type { ResourceEntry, ResourceType } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { resourceGrants, resources } from '../db/schema/resources.ts'

/** What is open to an organisation, in the administrator's order. */
export async function listResources(
  db: Database,
  organizationId: string,
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
    .innerJoin(resourceGrants, eq(resourceGrants.resourceId, resources.id))
    .where(
      and(
        eq(resourceGrants.organizationId, organizationId),
        type === undefined ? undefined : eq(resources.resourcetype, type),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id))
  // The import has checked each entry by the contract's own schema.
  return rows as unknown as ResourceEntry[]
}

const datasetTypes = ['DatasetResource', 'FederatedDatasetResource'] as const

/** A dataset by name, with whether it is open to the organisation. */
export async function findDataset(db: Database, organizationId: string, name: string) {
  const ids = datasetTypes.map((type) => resourceId(type, name))
  const rows = await db
    .select({ entry: resources, openTo: resourceGrants.organizationId })
    .from(resources)
    .leftJoin(
      resourceGrants,
      and(
        eq(resourceGrants.resourceId, resources.id),
        eq(resourceGrants.organizationId, organizationId),
      ),
    )
    .where(inArray(resources.id, ids))
  const found = rows.find((row) => row.openTo !== null) ?? rows[0]
  return found === undefined ? null : { ...found.entry, isOpen: found.openTo !== null }
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}
