import type { ItemOf } from '@vestibule/api-client/contract'
import { and, asc, desc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { announcementDismissals, announcements } from '../../platform/db/schema/home.ts'

/** Lists the announcements that are shown now and that the user has not hidden, the latest first. */
export async function listAnnouncements(
  db: Database,
  userId: string,
  now: Date,
): Promise<ItemOf<'listAnnouncements'>[]> {
  const dismissed = db
    .select({ one: sql`1` })
    .from(announcementDismissals)
    .where(
      and(
        eq(announcementDismissals.announcementId, announcements.id),
        eq(announcementDismissals.userId, userId),
      ),
    )
  const isNow = and(lte(announcements.from, now), gt(announcements.until, now))
  const rows = await db
    .select()
    .from(announcements)
    .where(and(isNow, notExists(dismissed)))
    .orderBy(desc(announcements.from), asc(announcements.position), asc(announcements.id))
  return rows.map(announcementOf)
}

/** Hides an announcement for the user. Returns false if there is no such announcement. */
export async function dismissAnnouncement(
  db: Database,
  userId: string,
  announcementId: string,
): Promise<boolean> {
  const [known] = await db
    .select({ id: announcements.id })
    .from(announcements)
    .where(eq(announcements.id, announcementId))
  if (known === undefined) return false
  await db.insert(announcementDismissals).values({ userId, announcementId }).onConflictDoNothing()
  return true
}

/** Converts an announcement's row to the form of the contract and the import file. */
export function announcementOf(
  row: typeof announcements.$inferSelect,
): ItemOf<'listAnnouncements'> {
  return {
    id: row.id,
    text: row.text,
    details_url: row.detailsUrl,
    from: row.from.toISOString(),
    until: row.until.toISOString(),
  }
}
