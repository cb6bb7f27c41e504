import { bigint, boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { ofUser } from './accounts.ts'

export const passkeys = pgTable(
  'passkeys',
  {
    /** Credential id in base64url. */
    credentialId: text().primaryKey(),
    userId: ofUser(),
    /** The relying party id (a domain) for which the passkey was made. The passkey works for no other. */
    rpId: text().notNull(),
    /** Public key in COSE format. */
    publicKey: bytea().notNull(),
    /** The authenticator's signature counter. 0 if it has none. */
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<readonly string[]>().notNull(),
    /**
     * Id of the authenticator's model, as the browser has told it. It is only used as a label, because nothing proves
     * it.
     */
    aaguid: text().notNull(),
    name: text().notNull(),
    /** Whether the passkey can be synced to other devices. That never changes for a passkey. */
    backupEligible: boolean().notNull(),
    /** Whether the passkey was synced at its last use. */
    backedUp: boolean().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

/** Passkey challenges that a browser has answered. Each may be used only once. */
export const spentChallenges = pgTable(
  'spent_challenges',
  { nonce: bytea().primaryKey(), expiresAt: moment().notNull() },
  (table) => [index().on(table.expiresAt)],
)
