import type { SignInMethod } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'

export const organizations = pgTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  isInternal: boolean().notNull(),
  tier: text().$type<'premium' | 'explore'>().notNull(),
})

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The one address to which mails go, exactly as the administrator wrote it. */
    email: text().notNull(),
    /** The address as it is looked up: see `emailKey` in users/email-key.ts. */
    emailKey: text().notNull().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id),
    signInMethod: text().$type<SignInMethod>().notNull(),
    /** Argon2id in PHC form. Null: no password yet. */
    passwordHash: text(),
    canImpersonate: boolean().notNull(),
    /** Where this account signs in instead, such as its organisation's own identity provider. */
    redirectUrl: text(),
    createdAt: moment().notNull(),
    disabledAt: moment(),
  },
  (table) => [index().on(table.organizationId)],
)

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
    /** `once`: the first sign-in ends it. */
    use: text().$type<'many' | 'once'>().notNull().default('many'),
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
