import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { ofUser } from './accounts.ts'
import { ofResource } from './resources.ts'

export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  text: text().notNull(),
  detailsUrl: text(),
  from: moment().notNull(),
  until: moment().notNull(),
  position: integer().notNull(),
})

/** The announcements that users have hidden. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    userId: ofUser(),
    announcementId: text()
      .notNull()
      .references(() => announcements.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.announcementId] })],
)

/** The apps that users opened last, each with its dataset. */
export const recentApps = pgTable(
  'recent_apps',
  {
    userId: ofUser(),
    appId: ofResource(),
    /**
     * Key of the dataset with which the app was opened. Empty: it was opened without one. No foreign key, because no
     * row of `resources` has an empty key.
     */
    datasetId: text().notNull(),
    openedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId, table.datasetId] })],
)

export const pinnedApps = pgTable(
  'pinned_apps',
  {
    userId: ofUser(),
    appId: ofResource(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId] })],
)
