import type { SignInMethod } from '@vestibule/api-client/contract'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { searchFormOf } from '../search-form.ts'
import type { EmailKey } from '../../mail/email-address.ts'

export const organizations = pgTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  isInternal: boolean().notNull(),
  tier: text().$type<'premium' | 'explore'>().notNull(),
  /** Default sign-in method for new people of the organisation. Null: none chosen. */
  signInMethod: text().$type<SignInMethod>(),
  /** Whether its people must show two factors, even if the platform does not require it. */
  twoFactors: boolean().notNull().default(false),
  /** The import owns the organisation: it can only be changed in the import file. */
  imported: boolean().notNull().default(false),
})

/** Sort key of people lists. Queries must use it too, so that they match the index. */
export const sortName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
}) => sql`lower(${table.lastName} || ', ' || ${table.firstName})`
/** Sort key by last sign-in; never null, so that the cursor of a list also works for people who never signed in. */
export const lastSignIn = (table: { readonly lastSignedInAt: SQLWrapper }) =>
  sql`coalesce(${table.lastSignedInAt}, 'epoch')`
/** Text that a search for people looks at; must match the index. */
export const searchedName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
  readonly email: SQLWrapper
}) => sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})`

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The only address that gets mails, exactly as typed. */
    email: text().notNull(),
    emailKey: text().$type<EmailKey>().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id),
    signInMethod: text().$type<SignInMethod>().notNull(),
    /** Argon2id in PHC form. Null: no password yet. */
    passwordHash: text(),
    /** Time of the last change. Null: none since the account was created, or since this column exists. */
    passwordChangedAt: moment(),
    canImpersonate: boolean().notNull(),
    /** Address where the account signs in instead, such as its organisation's identity provider. */
    redirectUrl: text(),
    /** Random user handle for WebAuthn. Null: no passkey was ever begun. */
    webauthnHandle: bytea().unique(),
    /** Language tag chosen by the user. Null: use the browser's. */
    language: text(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** Time of the last sign-in. Null: never. */
    lastSignedInAt: moment(),
    /**
     * Whether the person can sign in: with the credentials that the sign-in method requires, a passkey, or by the
     * organisation. Only the function `is_user_set_up` defines this. Triggers on accounts, authenticators, passkeys and
     * external identities keep the column up to date, because computing it would read three more tables for each
     * person.
     */
    isSetUp: boolean().notNull().default(true),
    /** The import owns name, address, organisation and sign-in method: they can only be changed in the import file. */
    imported: boolean().notNull().default(false),
  },
  (table) => [
    index('users_organization_name_index').on(table.organizationId, sortName(table), table.id),
    index('users_last_sign_in_index').on(lastSignIn(table), table.id),
    index('users_name_index').on(sortName(table), table.id),
    index('users_search_index').using(
      'gin',
      sql`${searchFormOf(searchedName(table))} gin_trgm_ops`,
    ),
    index('users_disabled_index')
      .on(sortName(table), table.id)
      .where(sql`${table.disabledAt} is not null`),
    index('users_not_set_up_index')
      .on(sortName(table), table.id)
      .where(sql`not ${table.isSetUp}`),
  ],
)

/** The account to which a row belongs, and with which it is deleted. */
export const ofUser = () =>
  text()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' })

/** Columns with the person who gave a right, and the time. */
export const given = () => ({
  /** Whether the import has given the right. The import removes it once the file no longer contains it. */
  imported: boolean().notNull().default(false),
  /** Id of the person who gave the right. Null: the import or the server's operator has given it. */
  givenById: text().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** When the right was given. Null: before this column existed. */
  givenAt: moment(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: ofUser(),
    role: text().notNull(),
    /** Id of the app to which the role is limited. Empty: every app. */
    appName: text().notNull().default(''),
    /** Id of the data partner to which the role is limited. Empty: every data partner. */
    dataPartnerId: text().notNull().default(''),
    ...given(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.role, table.appName, table.dataPartnerId] }),
  ],
)

export const apiTokens = pgTable(
  'api_tokens',
  {
    tokenHash: bytea().primaryKey(),
    userId: ofUser(),
    /** Purpose of the token, as typed by its creator. */
    name: text().notNull().default(''),
    /** `once`: valid for one sign-in. `link`: also for one sign-in, made by the operator for staff. */
    use: text().$type<'many' | 'once' | 'link'>().notNull().default('many'),
    createdAt: moment().notNull(),
    expiresAt: moment()
      .notNull()
      .default(sql`now() + interval '90 days'`),
    lastUsedAt: moment(),
    /**
     * Spent, or invalidated by a change of the account. The row stays, so that an import does not restore the token.
     */
    endedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

export const securityQuestions = pgTable('security_questions', {
  userId: ofUser().primaryKey(),
  question: text().notNull(),
  /** Argon2id hash of the answer, trimmed and in lower case. */
  answerHash: text().notNull(),
  /** When the owner set the answer. Null: an import has set it, or it was set before this column existed. */
  setAt: moment(),
})

/** SQL for the name of a user; `id` is a column with a user id, such as who gave a grant. */
export const nameOfUser = (id: unknown) =>
  sql<
    string | null
  >`(select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${id})`

/**
 * Mails to people who have not used their account for long. The row is deleted when they use it, or when it is
 * disabled.
 */
export const inactiveAccounts = pgTable('inactive_accounts', {
  userId: ofUser().primaryKey(),
  /** When the first mail was queued, which says when the account will be disabled. */
  firstToldAt: moment().notNull(),
  secondToldAt: moment(),
  /** When a mail turned out to be undeliverable. Such an account is not disabled. */
  undeliveredAt: moment(),
})
