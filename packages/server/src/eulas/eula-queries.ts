import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { eulaAcceptances, eulas } from '../db/schema/eulas.ts'

/** The terms in their current version. */
export async function findEula(db: Database, id: string) {
  const [row] = await db.select().from(eulas).where(eq(eulas.id, id))
  return row ?? null
}

/** Records the first acceptance of a version; a repeated one changes nothing. */
export async function recordAcceptance(
  db: Database,
  acceptance: typeof eulaAcceptances.$inferInsert,
): Promise<boolean> {
  const recorded = await db
    .insert(eulaAcceptances)
    .values(acceptance)
    .onConflictDoNothing()
    .returning({ eulaId: eulaAcceptances.eulaId })
  return recorded.length > 0
}
