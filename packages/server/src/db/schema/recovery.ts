import type { SignInMethod } from '@vestibule/api-client/contract'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users } from './accounts.ts'

/** Mailed links that reset a password. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: bytea().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)

export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailKey: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    description: text().notNull(),
    signInMethod: text().$type<SignInMethod>().notNull(),
    tokenHash: bytea().notNull().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    verifiedAt: moment(),
  },
  (table) => [index().on(table.emailKey), index().on(table.expiresAt)],
)
