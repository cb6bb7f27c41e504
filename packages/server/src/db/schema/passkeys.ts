import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users } from './accounts.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    /** In base64url. */
    credentialId: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** For whom it was made: it works there alone. */
    rpId: text().notNull(),
    /** A COSE key. */
    publicKey: bytea().notNull(),
    /** How often it was used, as its authenticator says; 0 where that does not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** Names the kind of authenticator, for a label only: nothing attests it. */
    aaguid: text().notNull(),
    name: text().notNull(),
    /** Whether it may be on several devices. That never changes. */
    backupEligible: boolean().notNull(),
    /** Whether it is, as of its last use. */
    backedUp: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Challenges that were answered; each is good once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { nonce: bytea().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)
