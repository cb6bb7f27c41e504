import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'

/** Tokens with which programs of a person pass the gate of one app. */
export const appTokens = pgTable(
  'app_tokens',
  {
    /** Public id, which grants no access. */
    id: text().primaryKey(),
    tokenHash: bytea().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is for, in the words of the person. */
    name: text().notNull(),
    /** The app's address without surrounding slashes. No foreign key: the gate asks whether the app is open. */
    app: text().notNull(),
    /** The name of the only dataset that it opens. Null: each that is open to the person, and addresses without one. */
    dataset: text(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Null: never. Written at most every five minutes. */
    lastUsedAt: moment(),
    /** Whether the session in which it was made had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The organisation's identity provider that had opened the session in which it was made. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt), index().on(table.providerId)],
)

/** Programs that ask for a token by a code which a person approves (RFC 8628). Deleted when the token is handed over. */
export const tokenRequests = pgTable(
  'token_requests',
  {
    /** Hash of the secret with which the program asks whether it is approved. */
    deviceHash: bytea().primaryKey(),
    /** Keyed hash of the code that the person types, which is short enough to be guessed. */
    codeHash: bytea().notNull().unique(),
    /** As the program calls itself. */
    name: text().notNull(),
    app: text().notNull(),
    dataset: text(),
    days: integer().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Null: the program has not asked yet. */
    polledAt: moment(),
    /** The least time between two questions of the program. It grows where they come sooner. */
    intervalS: integer().notNull(),
    decision: text().$type<'approve' | 'deny'>(),
    decidedById: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the session of whoever approved had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The identity provider that had opened the session of whoever approved. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.decidedById),
    index().on(table.providerId),
  ],
)
