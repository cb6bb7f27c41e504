import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { sessions } from './sessions.ts'

/** What lets a browser into an app on an origin of its own. It ends with the session that it was made for. */
export const gateSessions = pgTable(
  'gate_sessions',
  {
    idHash: bytea().primaryKey(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The app's address without surrounding slashes. */
    app: text().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)

/** What a browser carries from the platform to the origin of an app, once. */
export const gateTickets = pgTable(
  'gate_tickets',
  {
    tokenHash: bytea().primaryKey(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    app: text().notNull(),
    /** Hash of the value that only the browser has which asked for the ticket. */
    stateHash: bytea().notNull(),
    /** The path on the app's origin that was asked for. */
    path: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)
