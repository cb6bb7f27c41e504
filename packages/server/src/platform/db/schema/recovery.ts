import type { Language, SignInMethod } from '@vestibule/api-client/contract'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { users, ofUser } from './accounts.ts'
import type { EmailKey } from '../../mail/email-address.ts'

/** Links that were mailed to users to reset their password. */
export const resetTokens = pgTable(
  'reset_tokens',
  {
    tokenHash: bytea().primaryKey(),
    userId: ofUser(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    /**
     * Hash of the id of the session in which the user has shown a second factor for this link. Null: the user has shown
     * none.
     */
    confirmedIn: bytea(),
  },
  (table) => [index().on(table.userId)],
)

export const registrationRequests = pgTable(
  'registration_requests',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    emailKey: text().$type<EmailKey>().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    description: text().notNull(),
    signInMethod: text().$type<SignInMethod>().notNull(),
    /** Language of the page where access was requested. Null: requested before this column existed. */
    language: text().$type<Language>(),
    tokenHash: bytea().notNull().unique(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    verifiedAt: moment(),
    decision: text().$type<'approved' | 'refused'>(),
    decidedAt: moment(),
    decidedById: text().references(() => users.id, { onDelete: 'set null' }),
    /** Message to the requester from the administrator who refused the request. */
    note: text(),
  },
  (table) => [
    index().on(table.emailKey),
    index().on(table.expiresAt),
    index().on(table.decision, table.verifiedAt, table.id),
  ],
)

/**
 * Changes of mail addresses that users have requested, confirmed or not. The tokens of the mailed links are stored as
 * hashes.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    confirmHash: bytea().primaryKey(),
    undoHash: bytea().notNull().unique(),
    userId: ofUser(),
    email: text().notNull(),
    emailKey: text().$type<EmailKey>().notNull(),
    oldEmail: text().notNull(),
    oldEmailKey: text().$type<EmailKey>().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
    /** When the address change was cancelled, undone, or replaced by a newer one or by an administrator's change. */
    endedAt: moment(),
  },
  (table) => [index().on(table.userId)],
)
