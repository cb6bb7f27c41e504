import { and, eq } from 'drizzle-orm'
import { toldDaysOf } from '../access/resources/end-marks.ts'
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

/** The end of a grant that an earlier import gave; `endSetAt`: since when somebody else has set it. */
interface StoredEnd {
  readonly endsAt: Date | null
  readonly endSetAt: Date | null
  readonly toldDays: number | null
  readonly requestId: string | null
  readonly reason: string | null
}

const stored = ({ endsAt, endSetAt, toldDays, requestId, reason }: Grants) => ({
  endsAt,
  endSetAt,
  toldDays,
  requestId,
  reason,
})
type Grants = typeof resourceGrants | typeof resourceUserGrants

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
  const organizationEnds = await db
    .select({ id: resourceGrants.organizationId, ...stored(resourceGrants) })
    .from(resourceGrants)
    .where(ofOrganizations)
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
    .select({ id: resourceUserGrants.userId, ...stored(resourceUserGrants) })
    .from(resourceUserGrants)
    .where(ofPeople)
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

/**
 * The rows of the file's grants, each subject once. An end that somebody has set stays unless the file names a later one.
 * What is known of an end that stays the same is kept: who was told of it, and which request it answers.
 */
function merged(
  { now, timeZone }: ImportStep,
  grants: readonly (readonly [string, Written])[],
  ends: readonly ({ readonly id: string } & StoredEnd)[],
) {
  const before = new Map(ends.map((one) => [one.id, one]))
  return [...new Map(grants)].map(([id, { imported, ...written }]) => {
    const { startsAt, endsAt } = readTerm(written, timeZone) ?? { startsAt: null, endsAt: null }
    const old = before.get(id)
    const isSet = old !== undefined && old.endSetAt !== null
    const isLater = isSet && old.endsAt !== null && endsAt !== null && endsAt > old.endsAt
    const isKept = isSet ? !isLater : old?.endsAt?.getTime() === endsAt?.getTime()
    const end =
      old !== undefined && isKept
        ? { ...old }
        : {
            endsAt,
            endSetAt: null,
            toldDays: toldDaysOf(endsAt, now),
            requestId: null,
            reason: null,
          }
    return Object.assign(end, { id, imported, startsAt })
  })
}
