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
  /**
   * Sign-in method of new people of the organisation whose inviter chooses none. Null: such people get
   * `password_and_email_otp`.
   */
  signInMethod: text().$type<SignInMethod>(),
  /** Whether people of the organisation must show two factors, even if the platform does not require it. */
  twoFactors: boolean().notNull().default(false),
  /**
   * Whether `vestibule import` manages the organisation. Its name and tier can then only be changed in the import file.
   */
  imported: boolean().notNull().default(false),
})

/**
 * SQL expression to sort lists of people by name. Queries must use this same expression, or PostgreSQL does not use the
 * index.
 */
export const sortName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
}) => sql`lower(${table.lastName} || ', ' || ${table.firstName})`
/**
 * SQL expression to sort people by their last sign-in. The value is never null: the cursor of a list needs one for
 * people who never signed in, too.
 */
export const lastSignIn = (table: { readonly lastSignedInAt: SQLWrapper }) =>
  sql`coalesce(${table.lastSignedInAt}, 'epoch')`
/**
 * SQL expression for the text in which a search for people looks for its words. PostgreSQL uses the index only for this
 * same expression.
 */
export const searchedName = (table: {
  readonly lastName: SQLWrapper
  readonly firstName: SQLWrapper
  readonly email: SQLWrapper
}) => sql`(${table.firstName} || ' ' || ${table.lastName} || ' ' || ${table.email})`

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /**
     * The mail address as somebody has typed it, without spaces and other additions that come along when people paste
     * one. `emailKey` is the address in its normalised form, by which accounts are found.
     */
    email: text().notNull(),
    emailKey: text().$type<EmailKey>().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id),
    signInMethod: text().$type<SignInMethod>().notNull(),
    /** Argon2id hash of the password in PHC form. Null: no password yet. */
    passwordHash: text(),
    /** When the password was last changed. Null: never since the account was created, or before this column existed. */
    passwordChangedAt: moment(),
    canImpersonate: boolean().notNull(),
    /** URL of another site, where the account has to sign in instead. Null: the account signs in here. */
    redirectUrl: text(),
    /** Random user handle for WebAuthn. Null: the user has never begun to set up a passkey. */
    webauthnHandle: bytea().unique(),
    /** Language tag chosen by the user. Null: the user has chosen none, and pages follow the browser. */
    language: text(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
    /** Time of the last sign-in. Null: never. */
    lastSignedInAt: moment(),
    /**
     * Whether the person can sign in: with the credentials that the sign-in method requires, with a passkey, through
     * the organisation's identity provider, or at the site that `redirectUrl` names. The database function
     * `is_user_set_up` computes it. Triggers on accounts, authenticators, passkeys and external identities keep the
     * column up to date, because computing it for lists would read three more tables for each person.
     */
    isSetUp: boolean().notNull().default(true),
    /**
     * Whether `vestibule import` manages the account. Administrators then cannot change its name, address, organisation
     * and sign-in method: that is done in the import file.
     */
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

/** Column with the account to which a row belongs. Deleting the account deletes the row. */
export const ofUser = () =>
  text()
    .notNull()
    .references((): AnyPgColumn => users.id, { onDelete: 'cascade' })

/** Columns that say who gave a role or grant, and when. */
export const given = () => ({
  /**
   * Whether `vestibule import` gave the role or grant. A later import removes it if the import file no longer contains
   * it.
   */
  imported: boolean().notNull().default(false),
  /**
   * Id of the person who gave the role or grant. Null: an import, an operator at the command line, or a person whose
   * account was deleted.
   */
  givenById: text().references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  /** When the role or grant was given. Null: before this column existed. */
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
    /** What the token is for, in the words of its creator. */
    name: text().notNull().default(''),
    /**
     * How often the token signs in. `many`: any number of times. `once`: one time. `link`: one time, in a link that an
     * operator has made for staff.
     */
    use: text().$type<'many' | 'once' | 'link'>().notNull().default('many'),
    createdAt: moment().notNull(),
    expiresAt: moment()
      .notNull()
      .default(sql`now() + interval '90 days'`),
    lastUsedAt: moment(),
    /**
     * When the token was used up, or ended by a change of the account. The row is kept, because `vestibule import`
     * would otherwise store the token again as a valid one.
     */
    endedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

export const securityQuestions = pgTable('security_questions', {
  userId: ofUser().primaryKey(),
  question: text().notNull(),
  /** Argon2id hash of the answer, of which case and extra spaces are removed before. */
  answerHash: text().notNull(),
  /** When the owner set the answer. Null: `vestibule import` has set it, or it was set before this column existed. */
  setAt: moment(),
})

/**
 * SQL for the first and last name of a user. `id`: a column with a user's id, such as `given_by_id`. Null: there is no
 * such user.
 */
export const nameOfUser = (id: unknown) =>
  sql<
    string | null
  >`(select ${users.firstName} || ' ' || ${users.lastName} from ${users} where ${users.id} = ${id})`

/**
 * Accounts whose users were told that they have not used them for long. The row is deleted when the account is used or
 * disabled, and 30 days after a warning could not be delivered, so that the user is warned again.
 */
export const inactiveAccounts = pgTable('inactive_accounts', {
  userId: ofUser().primaryKey(),
  /** When the mail with the first warning was queued. The day on which the account is disabled is counted from then. */
  firstToldAt: moment().notNull(),
  secondToldAt: moment(),
  /**
   * When the server noticed that a warning could not be delivered: the mail server refused the recipient, or took the
   * mail at no attempt within a day. Such an account is not disabled, because its user was not warned.
   */
  undeliveredAt: moment(),
})
