import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { ofUser } from './accounts.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id in base64url. */
    credentialId: text().primaryKey(),
    userId: ofUser(),
    /** The relying party id; the passkey works only there. */
    rpId: text().notNull(),
    /** Public key in COSE format. */
    publicKey: bytea().notNull(),
    /** The authenticator's usage counter; 0 if it has none. */
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /** Model id of the authenticator, only used as a label, because it is not attested. */
    aaguid: text().notNull(),
    name: text().notNull(),
    /** Whether the passkey can be synced to several devices. Never changes. */
    backupEligible: boolean().notNull(),
    /** Whether the passkey was synced at its last use. */
    backedUp: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Challenges that were answered; each is valid once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { nonce: bytea().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)
