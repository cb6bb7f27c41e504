import { and, asc, ne, sql } from 'drizzle-orm'
import { isShortOfStewards, nobody, partnerOf } from '../access/requests/who-decides.ts'
import type { Database } from '../platform/db/database.ts'
import { resources } from '../platform/db/schema/resources.ts'
import { ok, warning, type Outcome } from '../platform/check-outcome.ts'
import type { Settings } from '../platform/settings/settings.ts'

/** Maximum number of data partners that the warning names. */
const mostNamed = 5

/**
 * Warns of data partners that have fewer data stewards than must approve a request for one of their datasets. Null: no
 * dataset can be requested.
 */
export async function checkStewards(
  db: Database,
  { requestApprovals: needed }: Settings,
): Promise<Outcome | null> {
  const canBeAskedFor = ne(resources.discoverable, 'granted')
  if ((await db.$count(resources, canBeAskedFor)) === 0) return null
  const short = await db
    .selectDistinct({ partner: sql<string>`coalesce(${partnerOf}, 'no data partner')` })
    .from(resources)
    .where(and(canBeAskedFor, isShortOfStewards(partnerOf, nobody, needed)))
    .orderBy(asc(sql`1`))
  if (short.length === 0) return ok('each dataset that can be asked for has data stewards')
  const names = short.slice(0, mostNamed).map(({ partner }) => partner)
  const more = short.length - names.length
  return warning(
    `too few data stewards of ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}: platform-admins decide on requests ` +
      'for these datasets. Give somebody the role data-steward of the app data, with the data partner',
  )
}
