import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { sessions } from './sessions.ts'

/**
 * Sessions of browsers on origins that apps have of their own. Each ends with the session on the platform through which
 * it was opened.
 */
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

/**
 * One-time tickets: the platform redirects a signed-in browser with one to an app's own origin, which lets the browser
 * in.
 */
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
    /** The path on the app's origin to which the browser is sent after it has entered. */
    path: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.sessionHash)],
)
