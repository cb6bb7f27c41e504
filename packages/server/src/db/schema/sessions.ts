import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { organizations, users } from './accounts.ts'
import { identityProviders } from './identity-providers.ts'
import type { EmailKey } from '../../users/email-key.ts'

/** A browser's session. Without a user it holds only a sign-in attempt. */
export const sessions = pgTable(
  'sessions',
  {
    idHash: bytea().primaryKey(),
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    /** The customer organisation on whose behalf a member of staff acts. */
    actingForId: text().references(() => organizations.id, { onDelete: 'set null' }),
    /** What was proven to open the session, such as `password` and `email_code`. */
    factors: jsonb().$type<readonly string[]>().notNull().default([]),
    /** When the latest factor was proven: a fresh one is asked for before a device is replaced. */
    provenAt: moment(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** Names the session to its user. It stays when the id changes, and opens nothing. */
    handle: uuid().notNull().defaultRandom(),
    /** Null: since it was opened. Written every five minutes at most. */
    lastSeenAt: moment(),
    /** The organisation's own provider that signed the user in. Null: none. */
    providerId: text().references(() => identityProviders.id, { onDelete: 'set null' }),
    /** The provider's name for its own session. */
    idpSid: text(),
  },
  (table) => [
    index().on(table.userId),
    index().on(table.expiresAt),
    index('sessions_provider_index')
      .on(table.providerId, table.idpSid)
      .where(sql`${table.providerId} is not null`),
  ],
)

export const signInAttempts = pgTable('sign_in_attempts', {
  id: text().primaryKey(),
  /** One attempt per browser; it follows the session's id when that is rotated. */
  sessionHash: bytea()
    .notNull()
    .unique()
    .references(() => sessions.idHash, { onDelete: 'cascade', onUpdate: 'cascade' }),
  emailKey: text().$type<EmailKey>().notNull(),
  /** Null for a decoy. No reference: checking it would take longer for an account than for a decoy. */
  userId: text(),
  flow: text().notNull(),
  step: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
})

/** The code last mailed for an attempt; a newer one takes its place. */
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

/** Browsers from which an account was signed in to before: strangers' failures do not lock them out. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: bytea().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Codes with which a restricted browser asks to be signed in from another one. */
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
    usedAt: moment(),
  },
  (table) => [index().on(table.expiresAt)],
)
