import type { Language } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/**
 * Mails that may arrive late: the server tries for a day to hand them to the mail server. Codes, and links that sign in
 * or set a password, are never stored here.
 */
export const queuedMails = pgTable(
  'queued_mails',
  {
    /** Id of the mail. Also part of its Message-ID, so that mail programs show a mail that was sent twice only once. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Id of the account that the mail is about. Null: the mail is about none. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    /** Subject, text and HTML are deleted once the mail was sent or given up. */
    subject: text(),
    text: text(),
    html: text(),
    state: text().$type<'waiting' | 'sent' | 'given_up'>().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** When the mail will be sent next, or, while a server is sending it, when another server may send it instead. */
    nextTryAt: moment().notNull(),
    sentAt: moment(),
    lastAnswer: text(),
    /** Whether the mail server refused the recipient for good, for example because it has no such mailbox. */
    isRefused: boolean().notNull().default(false),
  },
  (table) => [
    index('queued_mails_due_index')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
    index('queued_mails_state_index').on(table.state, table.createdAt, table.id),
    index().on(table.createdAt, table.id),
    index('queued_mails_refused_index')
      .on(table.userId, table.createdAt)
      .where(sql`${table.isRefused}`),
  ],
)

/**
 * The last stored run of each background job, whichever server ran it. A server stores a run if the job has begun to
 * fail or to work again, else once a minute at most.
 */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  ranAt: moment().notNull(),
  tookMs: integer().notNull(),
  hasFailed: boolean().notNull(),
})
