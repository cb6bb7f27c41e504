import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { resourceGrants, resources } from '../../platform/db/schema/resources.ts'
import { openGrants, type Asker } from './may-open.ts'

/** A resource that a user can open. */
export interface OpenResource {
  readonly id: string
  /** The latest end of the user's grants in effect for this resource. Null: one of them has no end. */
  readonly until: Date | null
}

/** Subquery `opened`: the resources that a user can open, each with the latest end of the grants in effect. */
export const openedBy = (asker: Asker) => sql`(
  select resource_id, case when bool_or(ends_at is null) then null else max(ends_at) end as until
  from ${openGrants(asker)} as granted group by resource_id
) as opened`

/** The column `until` of the subquery `openedBy`. Null: one of the user's grants has no end. */
export const openedUntil = sql<Date | null>`opened.until`.mapWith(resourceGrants.endsAt)

/** Finds a resource with one of the ids `keys` that the user can open. Null: there is none. */
export async function findOpen(
  db: Database,
  asker: Asker,
  keys: readonly string[],
): Promise<OpenResource | null> {
  const [found] = await db
    .select({
      id: resources.id,
      until: openedUntil,
    })
    .from(resources)
    .innerJoin(openedBy(asker), sql`opened.resource_id = ${resources.id}`)
    .where(inArray(resources.id, [...keys]))
    .limit(1)
  return found ?? null
}
