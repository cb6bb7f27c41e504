import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { sessions } from './sessions.ts'

/** Sessions on apps' own origins. Each ends with the platform session it belongs to. */
export const gateSessions = pgTable(
  'gate_sessions',
  {
    idHash: bytea().primaryKey(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** The app's address on the platform without surrounding slashes, such as `signals`. */
    app: text().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)

/** One-time tickets with which the platform lets a browser enter an app's own origin. */
export const gateTickets = pgTable(
  'gate_tickets',
  {
    tokenHash: bytea().primaryKey(),
    sessionHash: bytea()
      .notNull()
      .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
    app: text().notNull(),
    /**
     * Hash of the random value in the cookie of the browser that requested the ticket: no other browser can use the
     * ticket.
     */
    stateHash: bytea().notNull(),
    /** The requested path on the app's origin. */
    path: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)
