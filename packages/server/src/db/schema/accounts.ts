import type { SignInMethod } from '@vestibule/api-client/contract'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import type { EmailKey } from '../../users/email-key.ts'

export const organizations = pgTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  isInternal: boolean().notNull(),
  tier: text().$type<'premium' | 'explore'>().notNull(),
  /** How its new people sign in, unless somebody says otherwise. Null: nobody has said. */
  signInMethod: text().$type<SignInMethod>(),
  /** The import owns it: what it says is changed in its file. */
  imported: boolean().notNull().default(false),
})

/** As people are listed and sorted. Of lists and indexes: both have to say the same. */
export const sortName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
}) => sql`lower(${table.lastName} || ', ' || ${table.firstName})`
/** When somebody has signed in last, so that nobody is missing in a list that is sorted by it. */
export const lastSignIn = (table: { readonly lastSignedInAt: SQLWrapper }) =>
  sql`coalesce(${table.lastSignedInAt}, 'epoch')`
/** What a search for a person looks at. */
export const searchedName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
  readonly email: SQLWrapper
}) => sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})`

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The one address to which mails go, exactly as the administrator wrote it. */
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
    /** Null: not since it was made, or since this is recorded. */
    passwordChangedAt: moment(),
    canImpersonate: boolean().notNull(),
    /** Where this account signs in instead, such as its organisation's own identity provider. */
    redirectUrl: text(),
    /** The name by which authenticators know the account: random bytes. Null: no passkey was ever begun. */
    webauthnHandle: bytea().unique(),
    /** A language tag that the user has chosen. Null: that of the browser. */
    language: text(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** Null: never. */
    lastSignedInAt: moment(),
    /**
     * Whether there is all that the way to sign in asks for. Triggers keep it, at each change of the account, its
     * authenticator and its passkeys: to find it out would take a look at two more tables for each of all people.
     */
    isSetUp: boolean().notNull().default(true),
    /** The import owns names, address, organisation and way to sign in: they are changed in its file. */
    imported: boolean().notNull().default(false),
  },
  (table) => [
    index('users_organization_name_index').on(table.organizationId, sortName(table), table.id),
    index('users_last_sign_in_index').on(lastSignIn(table), table.id),
    index('users_name_index').on(sortName(table), table.id),
    index('users_search_index').using('gin', sql`${searchedName(table)} gin_trgm_ops`),
    index('users_disabled_index')
      .on(sortName(table), table.id)
      .where(sql`${table.disabledAt} is not null`),
    index('users_not_set_up_index')
      .on(sortName(table), table.id)
      .where(sql`not ${table.isSetUp}`),
  ],
)

/** Who gave somebody something, and when. */
export const given = () => ({
  /** The import gave it, and takes it back when its file no longer names it. */
  imported: boolean().notNull().default(false),
  /** Null: the import, or the server's own operator. */
  givenById: text().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** Null: before this was recorded. */
  givenAt: moment(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text().notNull(),
    /** Empty: in every app. */
    appName: text().notNull().default(''),
    /** Empty: for every data partner. */
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
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What it is for, in the words of whoever made it. */
    name: text().notNull().default(''),
    /** `once`: the first sign-in ends it. `link`: so does it, and the operator has made it for staff. */
    use: text().$type<'many' | 'once' | 'link'>().notNull().default('many'),
    createdAt: moment().notNull(),
    expiresAt: moment()
      .notNull()
      .default(sql`now() + interval '90 days'`),
    lastUsedAt: moment(),
    /** Spent, or ended with a change of the account. The row stays, so that an import does not bring it back. */
    endedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

export const securityQuestions = pgTable('security_questions', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  question: text().notNull(),
  /** Argon2id of the answer, trimmed and in lower case. */
  answerHash: text().notNull(),
})
