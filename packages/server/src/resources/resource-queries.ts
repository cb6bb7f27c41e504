import type { ResourceEntry, ResourceType } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { dataPartners } from '../db/schema/documents.ts'
import { resources } from '../db/schema/resources.ts'
import type { Session } from '../sessions/session.ts'
import { openResourceIds } from './open-resources.ts'

/** What is open to a session, in the administrator's order. */
export async function listResources(
  db: Database,
  session: Session,
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
        inArray(resources.id, openResourceIds(db, session)),
        type === undefined ? undefined : eq(resources.resourcetype, type),
      ),
    )
    .orderBy(asc(resources.position), asc(resources.id))
  // The import has checked each entry by the contract's own schema.
  return rows as unknown as ResourceEntry[]
}

const datasetTypes = ['DatasetResource', 'FederatedDatasetResource'] as const

/** A dataset by name, with whether it is open to the session and the name that the sellers give its data partner. */
export async function findDataset(db: Database, session: Session, name: string) {
  const isOpen = inArray(resources.id, openResourceIds(db, session))
  const rows = await db
    .select({ entry: resources, isOpen: sql<boolean>`${isOpen}`, partnerName: dataPartners.name })
    .from(resources)
    .leftJoin(dataPartners, eq(dataPartners.id, sql`${resources.resource}#>>'{data_partner,id}'`))
    .where(inArray(resources.id, datasetKeys(name)))
  const found = rows.find((row) => row.isOpen) ?? rows[0]
  if (found === undefined) return null
  return { ...found.entry, isOpen: found.isOpen, partnerName: found.partnerName }
}

/** The keys under which a dataset may be stored. */
export function datasetKeys(name: string): string[] {
  return datasetTypes.map((type) => resourceId(type, name))
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}

/** What follows the type in the key of a resource. */
export function nameOfKey(key: string): string {
  return key.slice(key.indexOf(':') + 1)
}
