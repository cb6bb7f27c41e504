import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { organizations, users, ofUser } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'
import type { EmailKey } from '../../mail/email-address.ts'

/** Browser sessions. A session without a user only belongs to an unfinished sign-in attempt. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: bytea().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The customer organisation for which a staff member acts. */
    actingForId: text().references(() => organizations.id, { onDelete: 'set null' }),
    /** The factors that the user has shown, such as `password` and `email_code`. */
    factors: jsonb().$type<readonly string[]>().notNull().default([]),
    /** When the user last showed a factor. Sensitive changes require that this was in the last 15 minutes. */
    provenAt: moment(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /**
     * Public id of the session, which may be shown to its user. It stays when the session id in the cookie changes, and
     * signs nobody in.
     */
    handle: uuid().notNull().defaultRandom(),
    /**
     * Time of the last request with the session. Null: none since the session was opened. Written at most every five
     * minutes.
     */
    lastSeenAt: moment(),
    /**
     * When the user last did something on a page, or showed a factor. Null: not since the session was opened. What
     * users do on pages is only stored if the settings say that idle sessions are locked.
     */
    activeAt: moment(),
    /** The organisation's identity provider that signed the user in. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
    /** The identity provider's own id of its session with the user (claim `sid`). Null: it has sent none. */
    idpSid: text(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index().on(table.handle),
    index('sessions_provider_index')
      .on(table.providerId, table.idpSid)
      .where(sql`${table.providerId} is not null`),
  ],
)

export const signInAttempts = pgTable('sign_in_attempts', {
  id: text().primaryKey(),
  /**
   * The session to which the sign-in attempt belongs: each session has at most one. The column changes with the
   * session's id.
   */
  sessionHash: bytea()
    .notNull()
    .unique()
    .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  emailKey: text().$type<EmailKey>().notNull(),
  /**
   * The id of the account. Null for a decoy (an address without an account). No foreign key: checking it would take
   * longer for an account than for a decoy, and so reveal it.
   */
  userId: text(),
  flow: text().notNull(),
  step: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** The last code that was mailed for a sign-in attempt. A newer code replaces the row. */
export const emailCodes = pgTable('email_codes', {
  attemptId: text()
    .primaryKey()
    .references(() => signInAttempts.id, { onDelete: 'cascade' }),
  codeHash: bytea().notNull(),
  tries: integer().notNull().default(0),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})

/**
 * Browsers in which users have signed in to an account. Their failed attempts are counted separately, so that strangers
 * cannot lock the user out.
 */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: ofUser(),
    tokenHash: bytea().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Device codes: a browser shows one, and is signed in when its user approves the code in another browser. */
export const deviceCodes = pgTable(
  'device_codes',
  {
    codeHash: bytea().primaryKey(),
    /** Hash of the secret in the cookie of the browser that registered the code. */
    secretHash: bytea().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    requestedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    decision: text().$type<'approve' | 'deny'>(),
    decidedById: text().references(() => users.id, { onDelete: 'cascade' }),
    decidedAt: moment(),
    /** Whether the session that approved or denied the code had shown two factors. */
    twoFactors: boolean().notNull().default(false),
    usedAt: moment(),
  },
  (table) => [index().on(table.expiresAt)],
)
