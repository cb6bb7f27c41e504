import type { ProviderTest } from '@vestibule/api-client/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { organizations, users, ofUser } from './accounts.ts'

/** OpenID Connect providers of organisations, one each at most. */
export const identityProviders = pgTable('identity_providers', {
  id: text().primaryKey(),
  organizationId: text()
    .notNull()
    .unique()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Client secret, sealed with the provider's id as owner and the purpose `oidc-client`. */
  sealedSecret: bytea().notNull(),
  /** Whether people with an address of a verified domain but no account get one at their first sign-in. */
  jit: boolean().notNull(),
  /** Whether accounts with an address of a verified domain can only sign in with this provider. */
  enforced: boolean().notNull(),
  /** Result of the last test; reset when issuer, client id or secret change. */
  lastTest: jsonb().$type<ProviderTest>(),
  /** The import owns the provider: it can only be changed in the import file. */
  imported: boolean().notNull().default(false),
  /**
   * Whether the provider still knows the redirect address that all providers once shared, and not its own. A test
   * sign-in that works by the own address resets it.
   */
  sharedCallback: boolean().notNull().default(false),
})

/** Accounts linked to a provider's users by its subject names. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    providerId: text()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    userId: ofUser(),
    linkedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.subject] }), index().on(table.userId)],
)

/** Sign-ins begun at a provider and not finished. A row is deleted before the provider's answer is checked. */
export const federatedAttempts = pgTable(
  'federated_attempts',
  {
    /** Hash of the OAuth `state` value. Nonce and PKCE verifier are derived from the value itself. */
    stateHash: bytea().primaryKey(),
    /** Hash of the cookie in the browser that began the sign-in. */
    browserHash: bytea().notNull(),
    providerId: text()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    next: text(),
    /** The administrator who tests the provider. Null: a real sign-in. */
    testedById: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the person agreed that this sign-in may replace the session of another account. */
    confirmed: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Logout tokens that were accepted; each is valid once. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    /** Hash of the provider's id and the token's id. */
    tokenHash: bytea().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
