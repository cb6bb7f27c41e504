import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'

export const eulas = pgTable('eulas', {
  id: text().primaryKey(),
  /** Counts the changes of the content; each asks for a new acceptance. */
  version: integer().notNull(),
  name: text().notNull(),
  /** Sanitised HTML. */
  content: text().notNull(),
  /** Order in which they are shown. */
  position: integer().notNull(),
})

export const eulaAcceptances = pgTable(
  'eula_acceptances',
  {
    userId: text().notNull(),
    eulaId: text().notNull(),
    version: integer().notNull(),
    acceptedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.eulaId, table.version] }),
    foreignKey({ columns: [table.userId], foreignColumns: [users.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.eulaId], foreignColumns: [eulas.id] }),
  ],
)
