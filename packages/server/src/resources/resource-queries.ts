import type { ResourceEntry, ResourceType } from '@vestibule/api-client/contract'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
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

/** A dataset by name, with whether it is open to the session. */
export async function findDataset(db: Database, session: Session, name: string) {
  const ids = datasetTypes.map((type) => resourceId(type, name))
  const isOpen = inArray(resources.id, openResourceIds(db, session))
  const rows = await db
    .select({ entry: resources, isOpen: sql<boolean>`${isOpen}` })
    .from(resources)
    .where(inArray(resources.id, ids))
  const found = rows.find((row) => row.isOpen) ?? rows[0]
  return found === undefined ? null : { ...found.entry, isOpen: found.isOpen }
}

export function resourceId(type: ResourceType, name: string): string {
  return `${type}:${name}`
}
