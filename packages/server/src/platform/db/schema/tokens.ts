import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users, ofUser } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'

/** Tokens with which programs of a person pass the gate of one app. */
export const appTokens = pgTable(
  'app_tokens',
  {
    /** Public id, which grants no access. */
    id: text().primaryKey(),
    tokenHash: bytea().notNull().unique(),
    userId: ofUser(),
    /** Purpose of the token, in the words of the person. */
    name: text().notNull(),
    /** The app's address without surrounding slashes. No foreign key: the gate asks whether the app is open. */
    app: text().notNull(),
    /** The only dataset that the token opens. Null: each dataset that its owner can open, and addresses without one. */
    dataset: text(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Time of the last use. Null: never. Written at most every five minutes. */
    lastUsedAt: moment(),
    /** Whether the session that made the token had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The organisation's identity provider that had opened the session which made the token. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt), index().on(table.providerId)],
)

/**
 * Programs that ask for a token by a code which a person approves (RFC 8628). A row is deleted when the program gets
 * its token.
 */
export const tokenRequests = pgTable(
  'token_requests',
  {
    /** Hash of the secret with which the program asks whether the request is approved. */
    deviceHash: bytea().primaryKey(),
    /** Keyed hash of the code that the person types. Without a key the short code could be guessed. */
    codeHash: bytea().notNull().unique(),
    /** Name that the program gave itself. */
    name: text().notNull(),
    app: text().notNull(),
    dataset: text(),
    days: integer().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the program last asked. Null: never. */
    polledAt: moment(),
    /** Minimum seconds between two questions of the program. Increased if it asks sooner. */
    intervalS: integer().notNull(),
    decision: text().$type<'approve' | 'deny'>(),
    decidedById: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the session that approved the request had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The identity provider that had opened the session that approved the request. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.decidedById),
    index().on(table.providerId),
  ],
)
