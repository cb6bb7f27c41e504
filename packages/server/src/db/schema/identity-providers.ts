import type { ProviderTest } from '@vestibule/api-client/contract'
import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { organizations, users } from './accounts.ts'

/** With what organisations sign in their own people: OpenID Connect, one for each at most. */
export const identityProviders = pgTable('identity_providers', {
  id: text().primaryKey(),
  organizationId: text()
    .notNull()
    .unique()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  name: text().notNull(),
  issuer: text().notNull(),
  clientId: text().notNull(),
  /** Sealed for the id of the provider with the purpose `oidc-client`. */
  sealedSecret: bytea().notNull(),
  /** Whether somebody of a verified domain without an account gets one. */
  jit: boolean().notNull(),
  /** Whether accounts with an address of a verified domain sign in with it alone. */
  enforced: boolean().notNull(),
  /** Of the values as they are. */
  lastTest: jsonb().$type<ProviderTest>(),
  /** The import owns it. */
  imported: boolean().notNull().default(false),
})

/** Whom a provider has signed in, by the name that it has for them. */
export const externalIdentities = pgTable(
  'external_identities',
  {
    providerId: text()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    linkedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.providerId, table.subject] }), index().on(table.userId)],
)

/** Who is at a provider now. A row is deleted before its answer is looked at. */
export const federatedAttempts = pgTable(
  'federated_attempts',
  {
    /** Hash of what the provider sends back. Nonce and PKCE verifier are derived from that. */
    stateHash: bytea().primaryKey(),
    /** Hash of the cookie of the browser that began it. */
    browserHash: bytea().notNull(),
    providerId: text()
      .notNull()
      .references(() => identityProviders.id, { onDelete: 'cascade' }),
    next: text(),
    /** The administrator who tests the provider. Null: somebody signs in. */
    testedById: text().references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Logout tokens that were obeyed; each is good once. */
export const spentTokens = pgTable(
  'spent_tokens',
  {
    /** Hash of the provider and its name for the token. */
    tokenHash: bytea().primaryKey(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)
