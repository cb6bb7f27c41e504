import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users, ofUser } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'

/** Tokens with which a person's programs open one app, as the person does in a browser. */
export const appTokens = pgTable(
  'app_tokens',
  {
    /** Public id of the token. Nothing can be opened with it. */
    id: text().primaryKey(),
    tokenHash: bytea().notNull().unique(),
    userId: ofUser(),
    /** What the token is for, in the words of its owner. */
    name: text().notNull(),
    /**
     * The app's address on the platform without surrounding slashes, such as `signals`. No foreign key, because the
     * server checks at each request whether the owner may open the app.
     */
    app: text().notNull(),
    /**
     * The only dataset that the token opens. Null: the token opens each dataset that its owner can open, and addresses
     * of the app without a dataset.
     */
    dataset: text(),
    createdAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** Time of the last use. Null: never. Written at most every five minutes. */
    lastUsedAt: moment(),
    /** Whether the session that made the token had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The identity provider that opened the session in which the token was made. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [index().on(table.userId), index().on(table.endsAt), index().on(table.providerId)],
)

/**
 * Requests of programs for a token, which a person approves by a code (RFC 8628). A row is deleted when the program
 * gets its token.
 */
export const tokenRequests = pgTable(
  'token_requests',
  {
    /** Hash of the secret with which the program polls for its token. */
    deviceHash: bytea().primaryKey(),
    /**
     * Keyed hash of the code that the person types. A plain hash of such a short code could be reversed by guessing.
     */
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
    /** When the program last polled. Null: never. */
    polledAt: moment(),
    /** Minimum seconds between two polls of the program. Increased each time the program polls sooner. */
    intervalS: integer().notNull(),
    decision: text().$type<'approve' | 'deny'>(),
    decidedById: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the session that approved the request had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    /** The identity provider that opened the session in which the request was approved. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
  },
  (table) => [
    index().on(table.expiresAt),
    index().on(table.decidedById),
    index().on(table.providerId),
  ],
)
