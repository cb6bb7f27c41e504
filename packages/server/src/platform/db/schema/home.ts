import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'
import { resources } from './resources.ts'

export const announcements = pgTable('announcements', {
  id: text().primaryKey(),
  text: text().notNull(),
  detailsUrl: text(),
  from: moment().notNull(),
  until: moment().notNull(),
  position: integer().notNull(),
})

/** Which users have hidden which announcements. */
export const announcementDismissals = pgTable(
  'announcement_dismissals',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** The key of the dataset. Empty: none. No foreign key, because the empty text has no row in `resources`. */
    datasetId: text().notNull(),
    openedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId, table.datasetId] })],
)

export const pinnedApps = pgTable(
  'pinned_apps',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.appId] })],
)
