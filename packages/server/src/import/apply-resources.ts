import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations } from '../db/schema/accounts.ts'
import { resourceGrants, resources } from '../db/schema/resources.ts'
import { resourceId } from '../resources/resource-queries.ts'
import type { Mistakes } from './apply-import.ts'
import type { ImportFile } from './import-schema.ts'
import { placeOf } from './read-import.ts'

interface Step {
  readonly db: Database
  readonly mistakes: Mistakes
}

export async function applyResources({ db, mistakes }: Step, entries: ImportFile['resources']) {
  const rows = await db.select({ id: organizations.id }).from(organizations)
  const known = new Set(rows.map((row) => row.id))
  for (const [position, entry] of entries.entries()) {
    for (const [index, organization] of entry.to.entries()) {
      if (!known.has(organization)) {
        const place = placeOf(['resources', position, 'to', index])
        mistakes.push(`${place}: there is no organization ${organization}`)
      }
    }
    if (mistakes.length === 0) await applyResource(db, entry, position)
  }
}

async function applyResource(
  db: Database,
  entry: ImportFile['resources'][number],
  position: number,
) {
  const { resourcetype, resource } = entry
  const name = resourcetype === 'AppResource' ? resource.url : resource.name
  const id = resourceId(resourcetype, name)
  const values = {
    resourcetype,
    resource,
    datatypes: entry.datatypes,
    isAggregate: entry.is_aggregate,
    position,
  }
  await db
    .insert(resources)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: resources.id, set: values })
  await db.delete(resourceGrants).where(eq(resourceGrants.resourceId, id))
  const grants = [...new Set(entry.to)].map((organizationId) => ({
    resourceId: id,
    organizationId,
  }))
  if (grants.length > 0) await db.insert(resourceGrants).values(grants)
}
