import { and, eq } from 'drizzle-orm'
import { toldDaysOf } from '../access/resources/end-marks.ts'
import { readTerm, writtenEnd } from '../access/resources/grant-term.ts'
import { resourceGrants, resourceUserGrants } from '../platform/db/schema/resources.ts'
import type { Whose } from './import-report.ts'
import type { ImportedSections } from './import-schema.ts'
import type { ImportStep } from './import-step.ts'

type ImportedResource = ImportedSections['resources'][number]

/** A grant in the import file. */
interface Written {
  /** Id of the organisation or the person who gets the grant. */
  readonly id: string
  readonly whose: Whose
  readonly imported: boolean
  readonly from: string | null
  readonly until: string | null
}

/**
 * What the database has of a grant: its end, and what led to that. `endSetAt`: when somebody last changed the end after
 * the grant was given; null if nobody has. `toldDays`: how many days before the end its holder was last reminded of it;
 * null if not yet.
 */
interface StoredEnd {
  /**
   * Whether an import gave the grant. False: an administrator or data steward did, and imports do not change its end.
   */
  readonly imported: boolean
  readonly endsAt: Date | null
  readonly endSetAt: Date | null
  readonly toldDays: number | null
  readonly requestId: string | null
  readonly reason: string | null
  readonly givenAt: Date | null
}

const stored = ({ imported, endsAt, endSetAt, toldDays, requestId, reason, givenAt }: Grants) => ({
  imported,
  endsAt,
  endSetAt,
  toldDays,
  requestId,
  reason,
  givenAt,
})
type Grants = typeof resourceGrants | typeof resourceUserGrants

/**
 * Replaces the grants to a resource that earlier imports gave by those of the file. Grants from administrators and data
 * stewards stay as they are, also if the file has the same one with another end.
 */
export async function applyGrants(
  step: ImportStep,
  resourceId: string,
  entry: ImportedResource,
  userIdOf: (email: string) => string | undefined,
) {
  const { db } = step
  const ofOrganizations = eq(resourceGrants.resourceId, resourceId)
  const organizationEnds = await db
    .select({ id: resourceGrants.organizationId, ...stored(resourceGrants) })
    .from(resourceGrants)
    .where(ofOrganizations)
  await db.delete(resourceGrants).where(and(ofOrganizations, eq(resourceGrants.imported, true)))
  const organizations = merged(
    step,
    resourceId,
    entry.to.map(({ organization, ...written }) => ({
      id: organization,
      whose: { organization },
      ...written,
    })),
    organizationEnds,
  )
  if (organizations.length > 0) {
    const rows = organizations.map((row) =>
      Object.assign(row, { resourceId, organizationId: row.id }),
    )
    await db.insert(resourceGrants).values(rows).onConflictDoNothing()
  }

  const ofPeople = eq(resourceUserGrants.resourceId, resourceId)
  const peopleEnds = await db
    .select({ id: resourceUserGrants.userId, ...stored(resourceUserGrants) })
    .from(resourceUserGrants)
    .where(ofPeople)
  await db.delete(resourceUserGrants).where(and(ofPeople, eq(resourceUserGrants.imported, true)))
  const people = merged(
    step,
    resourceId,
    entry.to_users.flatMap(({ user, ...written }) => {
      const id = userIdOf(user)
      return id === undefined ? [] : { id, whose: { user }, ...written }
    }),
    peopleEnds,
  )
  if (people.length > 0) {
    const rows = people.map((row) => Object.assign(row, { resourceId, userId: row.id }))
    await db.insert(resourceUserGrants).values(rows).onConflictDoNothing()
  }
}

/**
 * The rows to store for the file's grants, one for each holder. The stored end stays if an administrator or data
 * steward gave the grant, or if somebody has changed the end and the file names no later one. If the stored end stays,
 * so do the reminders that were sent of it and the request that led to it.
 */
function merged(
  { now, timeZone, keptEnds }: ImportStep,
  resource: string,
  grants: readonly Written[],
  ends: readonly ({ readonly id: string } & StoredEnd)[],
) {
  const before = new Map(ends.map((one) => [one.id, one]))
  const lastOfEach = new Map(grants.map((grant) => [grant.id, grant]))
  return [...lastOfEach.values()].map(({ id, whose, imported, ...written }) => {
    const { startsAt, endsAt } = readTerm(written, timeZone) ?? { startsAt: null, endsAt: null }
    const old = before.get(id)
    const isSame = old?.endsAt?.getTime() === endsAt?.getTime()
    if (old === undefined || (!isSame && !outlasts(old, endsAt))) {
      const toldDays = toldDaysOf(endsAt, now)
      const unanswered = { endSetAt: null, requestId: null, reason: null, givenAt: now }
      return Object.assign(unanswered, { id, imported, startsAt, endsAt, toldDays })
    }
    if (!isSame) {
      const [kept, file] = [old.endsAt, endsAt].map((end) => writtenEnd(end, timeZone))
      keptEnds.push({ resource, ...whose, kept: kept ?? null, file: file ?? null })
    }
    return Object.assign({ ...old }, { id, imported, startsAt })
  })
}

/** Whether the stored end of a grant is kept, although the file names another one. */
function outlasts({ imported, endsAt, endSetAt }: StoredEnd, inFile: Date | null): boolean {
  if (!imported) return true
  if (endSetAt === null) return false
  return endsAt === null || inFile === null || inFile <= endsAt
}
