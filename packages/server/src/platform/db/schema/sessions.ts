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

/** Browser sessions. Without a user, a session only holds a sign-in attempt. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: bytea().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The customer organisation for which a staff member acts. */
    actingForId: text().references(() => organizations.id, { onDelete: 'set null' }),
    /** Factors shown to open the session, such as `password` and `email_code`. */
    factors: jsonb().$type<readonly string[]>().notNull().default([]),
    /** When the latest factor was shown: sensitive changes need a recent one. */
    provenAt: moment(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Public id of the session for its user. Stays when the session id is rotated, and grants no access. */
    handle: uuid().notNull().defaultRandom(),
    /** Time of the last request. Null: none since the session was opened. Written at most every five minutes. */
    lastSeenAt: moment(),
    /** When a person last used a page of the session, or showed a factor. Null: not since it was opened. */
    activeAt: moment(),
    /** The organisation's identity provider that signed the user in. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
    /** The provider's own session id (`sid`). */
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
  /** One attempt per browser; follows the session id when it is rotated. */
  sessionHash: bytea()
    .notNull()
    .unique()
    .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  emailKey: text().$type<EmailKey>().notNull(),
  /** The id of the account. Null for a decoy. No foreign key: checking it would make an account slower than a decoy. */
  userId: text(),
  flow: text().notNull(),
  step: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** The last code mailed for an attempt; a newer one replaces it. */
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

/** Browsers that have signed in to an account: failures of strangers do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: ofUser(),
    tokenHash: bytea().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Codes with which a restricted browser asks to be signed in by another browser. */
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
