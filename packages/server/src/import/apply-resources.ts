import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { organizations, users } from '../db/schema/accounts.ts'
import { resourceGrants, resources, resourceUserGrants } from '../db/schema/resources.ts'
import { resourceId } from '../resources/resource-queries.ts'
import { emailKeyOf } from '../users/email-key.ts'
import type { ImportFile } from './import-schema.ts'
import type { Mistakes } from './import-step.ts'
import { inChunks } from './in-chunks.ts'
import { placeOf } from './read-import.ts'

interface Step {
  readonly db: Database
  readonly mistakes: Mistakes
}

type ImportedResource = ImportFile['resources'][number]

/** Ids of the users that the file grants something to, by the key of their address. */
type UserIds = ReadonlyMap<string, string>

export async function applyResources({ db, mistakes }: Step, file: ImportFile) {
  const rows = await db.select({ id: organizations.id }).from(organizations)
  const knownOrganizations = new Set(rows.map((row) => row.id))
  const userIds = await userIdsOf(db, file.resources)
  // After a mistake the users of the file are not stored; they are known all the same.
  const knownUsers = new Set([
    ...userIds.keys(),
    ...file.users.map(({ email }) => emailKeyOf(email)),
  ])
  for (const [position, entry] of file.resources.entries()) {
    const refers = (isKnown: boolean, key: string, index: number, what: string) => {
      if (isKnown) return
      mistakes.push(`${placeOf(['resources', position, key, index])}: there is no ${what}`)
    }
    for (const [index, id] of entry.to.entries()) {
      refers(knownOrganizations.has(id), 'to', index, `organization ${id}`)
    }
    for (const [index, email] of entry.to_users.entries()) {
      refers(knownUsers.has(emailKeyOf(email)), 'to_users', index, `user ${email}`)
    }
    if (mistakes.length === 0) await applyResource(db, entry, position, userIds)
  }
}

async function userIdsOf(db: Database, entries: readonly ImportedResource[]): Promise<UserIds> {
  const keys = new Set(entries.flatMap((entry) => entry.to_users.map(emailKeyOf)))
  if (keys.size === 0) return new Map()
  const rows = await inChunks([...keys], (part) =>
    db
      .select({ id: users.id, emailKey: users.emailKey })
      .from(users)
      .where(inArray(users.emailKey, [...part])),
  )
  return new Map(rows.map((row) => [row.emailKey, row.id]))
}

async function applyResource(
  db: Database,
  entry: ImportedResource,
  position: number,
  userIds: UserIds,
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
  await applyGrants(db, id, entry, userIds)
}

/** Access is what the file says of the resource: a grant that it no longer names is gone. */
async function applyGrants(db: Database, id: string, entry: ImportedResource, userIds: UserIds) {
  await db.delete(resourceGrants).where(eq(resourceGrants.resourceId, id))
  const grants = [...new Set(entry.to)].map((organizationId) => ({
    resourceId: id,
    organizationId,
  }))
  if (grants.length > 0) await db.insert(resourceGrants).values(grants)
  await db.delete(resourceUserGrants).where(eq(resourceUserGrants.resourceId, id))
  const people = new Set(entry.to_users.flatMap((email) => userIds.get(emailKeyOf(email)) ?? []))
  const userGrants = [...people].map((userId) => ({ resourceId: id, userId }))
  if (userGrants.length > 0) await db.insert(resourceUserGrants).values(userGrants)
}
