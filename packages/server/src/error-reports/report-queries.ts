import { eq } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { errorReports } from '../db/schema/operations.ts'

export type StoredReport = typeof errorReports.$inferSelect
type NewReport = Omit<typeof errorReports.$inferInsert, 'id' | 'forwardedAt'>

export async function insertReport(db: Database, report: NewReport): Promise<StoredReport> {
  const [stored] = await db.insert(errorReports).values(report).returning()
  if (stored === undefined) throw new Error('The report was not stored')
  return stored
}

export async function markForwarded(db: Database, id: number, at: Date): Promise<void> {
  await db.update(errorReports).set({ forwardedAt: at }).where(eq(errorReports.id, id))
}
