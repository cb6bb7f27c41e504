import { isDeepStrictEqual } from 'node:util'
import { asc, inArray } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import type { announcements } from '../platform/db/schema/home.ts'
import type { eulas } from '../platform/db/schema/eulas.ts'
import type { resources, virtualCohorts } from '../platform/db/schema/resources.ts'

type Ordered = typeof announcements | typeof eulas | typeof resources | typeof virtualCohorts

/**
 * The positions to store for entries, so that they have the file's order. If the stored positions already give that
 * order, they stay, so that importing an export changes nothing.
 */
export async function positionsOf(
  db: Database,
  table: Ordered,
  ids: readonly string[],
): Promise<number[]> {
  const stored = await db
    .select({ id: table.id, position: table.position })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.position), asc(table.id))
  const isInOrder = isDeepStrictEqual(
    stored.map(({ id }) => id),
    ids,
  )
  return isInOrder ? stored.map(({ position }) => position) : ids.map((_, index) => index)
}
