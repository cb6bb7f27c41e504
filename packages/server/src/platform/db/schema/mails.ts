import type { Language } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** Mails that can wait for the mail server. None contains a code, or a link that signs in or sets a password. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    /** Also the mail's Message-ID, so that mail programs show a mail that was sent twice only once. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** The account that the mail is about, if any. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull().default('en'),
    /** Subject, text and html are deleted once the mail is sent or given up. */
    subject: text(),
    text: text(),
    html: text(),
    state: text().$type<'waiting' | 'sent' | 'given_up'>().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** Next attempt. While a server is sending the mail: when another server may take over. */
    nextTryAt: moment().notNull(),
    sentAt: moment(),
    lastAnswer: text(),
    /** Whether the mail server said that the recipient does not exist. */
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

/** Last run of each background job, on any server. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  ranAt: moment().notNull(),
  tookMs: integer().notNull(),
  hasFailed: boolean().notNull(),
})
