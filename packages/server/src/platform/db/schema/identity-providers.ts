import type { ProviderTest } from '@vestibule/api-client/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { organizations, users, ofUser } from './accounts.ts'

/** OpenID Connect providers with which people of an organisation sign in. Each organisation has at most one. */
export const identityProviders = pgTable('identity_providers', {
  id: text().primaryKey(),
  organizationId: text()
    .notNull()
    .unique()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Client secret, encrypted by `Keys.seal` with the provider's id as owner. */
  sealedSecret: bytea().notNull(),
  /**
   * Whether a person with an address of a verified domain but no account gets one at the first sign-in (just-in-time).
   */
  jit: boolean().notNull(),
  /** Whether accounts of the organisation with an address of a verified domain may only sign in with this provider. */
  enforced: boolean().notNull(),
  /** Result of the last test of the provider. Null: never tested, or issuer, client id or secret were changed since. */
  lastTest: jsonb().$type<ProviderTest>(),
  /** Whether `vestibule import` manages the provider. It can then only be changed in the import file. */
  imported: boolean().notNull().default(false),
  /**
   * Whether sign-ins still use the redirect URI that all providers shared in earlier versions. A successful test
   * sign-in, which uses the provider's own redirect URI, sets it to false, and so does a change of issuer or client id.
   */
  sharedCallback: boolean().notNull().default(false),
})

/** Accounts linked to people at an identity provider, who are identified by the claim `sub`. */
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

/**
 * Sign-ins begun at an identity provider and not finished. The row is deleted before the provider's answer is checked,
 * so that no answer is used twice.
 */
export const federatedAttempts = pgTable(
  'federated_attempts',
  {
    /** Hash of the OAuth parameter `state`. Nonce and PKCE verifier are derived from `state` itself. */
    stateHash: bytea().primaryKey(),
    /** Hash of the secret in the cookie of the browser that began the sign-in. */
    browserHash: bytea().notNull(),
    providerId: text()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    next: text(),
    /** Id of the administrator who tests the provider by this sign-in. Null: the sign-in is not a test. */
    testedById: text().references(() => users.id, { onDelete: 'cascade' }),
    /** Whether the person agreed that the sign-in may replace the session of another account in the same browser. */
    confirmed: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Logout tokens of identity providers that the server has accepted. Each may be used only once. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    /** Hash of the provider's id and the claim `jti` of the logout token. */
    tokenHash: bytea().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
