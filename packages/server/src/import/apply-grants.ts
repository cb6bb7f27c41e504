import { and, eq, isNotNull } from 'drizzle-orm'
import { readTerm } from '../access/resources/grant-term.ts'
import { resourceGrants, resourceUserGrants } from '../platform/db/schema/resources.ts'
import type { ImportedSections } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'

type ImportedResource = ImportedSections['resources'][number]
type Written = {
  readonly imported: boolean
  readonly from: string | null
  readonly until: string | null
}

/** A grant's end that somebody has set since the import gave it. */
interface SetEnd {
  readonly endsAt: Date | null
  readonly endSetAt: Date | null
}

/** Replaces the grants of earlier imports to a resource by those of the file. Grants from an administrator stay. */
export async function applyGrants(
  step: ImportStep,
  resourceId: string,
  entry: ImportedResource,
  userIdOf: (email: string) => string | undefined,
) {
  const { db } = step
  const ofOrganizations = and(
    eq(resourceGrants.resourceId, resourceId),
    eq(resourceGrants.imported, true),
  )
  const { endsAt, endSetAt } = resourceGrants
  const organizationEnds = await db
    .select({ id: resourceGrants.organizationId, endsAt, endSetAt })
    .from(resourceGrants)
    .where(and(ofOrganizations, isNotNull(endSetAt)))
  await db.delete(resourceGrants).where(ofOrganizations)
  const organizations = merged(
    step,
    entry.to.map(({ organization, ...written }) => [organization, written] as const),
    organizationEnds,
  )
  if (organizations.length > 0) {
    const rows = organizations.map((row) =>
      Object.assign(row, { resourceId, organizationId: row.id }),
    )
    await db.insert(resourceGrants).values(rows).onConflictDoNothing()
  }

  const ofPeople = and(
    eq(resourceUserGrants.resourceId, resourceId),
    eq(resourceUserGrants.imported, true),
  )
  const peopleEnds = await db
    .select({
      id: resourceUserGrants.userId,
      endsAt: resourceUserGrants.endsAt,
      endSetAt: resourceUserGrants.endSetAt,
    })
    .from(resourceUserGrants)
    .where(and(ofPeople, isNotNull(resourceUserGrants.endSetAt)))
  await db.delete(resourceUserGrants).where(ofPeople)
  const people = merged(
    step,
    entry.to_users.flatMap(({ user, ...written }) => {
      const id = userIdOf(user)
      return id === undefined ? [] : [[id, written] as const]
    }),
    peopleEnds,
  )
  if (people.length > 0) {
    const rows = people.map((row) => Object.assign(row, { resourceId, userId: row.id }))
    await db.insert(resourceUserGrants).values(rows).onConflictDoNothing()
  }
}

/** The rows of the file's grants, each subject once. An end that somebody has set stays unless the file names a later one. */
function merged(
  { timeZone }: ImportStep,
  grants: readonly (readonly [string, Written])[],
  ends: readonly ({ readonly id: string } & SetEnd)[],
) {
  const setEnds = new Map(ends.map((one) => [one.id, one]))
  return [...new Map(grants)].map(([id, { imported, ...written }]) => {
    const { startsAt, endsAt } = readTerm(written, timeZone) ?? { startsAt: null, endsAt: null }
    const set = setEnds.get(id)
    const isLater = set?.endsAt != null && endsAt !== null && endsAt > set.endsAt
    const end =
      set === undefined || isLater
        ? { endsAt, endSetAt: null }
        : { endsAt: set.endsAt, endSetAt: set.endSetAt }
    return Object.assign(end, { id, imported, startsAt })
  })
}
