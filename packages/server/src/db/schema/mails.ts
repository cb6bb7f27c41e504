import type { Language } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** Mails that can wait for the mail server. None holds a code, or a link that signs in or sets a password. */
export const queuedMails = pgTable(
  'queued_mails',
  {
    /** Also names the mail to mail servers and mail programs, so that one that was sent twice is shown once. */
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Whose account it is about, if it is about one. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    recipient: text().notNull(),
    /** In which it is written. */
    language: text().$type<Language>().notNull().default('en'),
    /** Dropped, as text and html are, once the mail is sent or given up. */
    subject: text(),
    text: text(),
    html: text(),
    state: text().$type<'waiting' | 'sent' | 'given_up'>().notNull(),
    tries: integer().notNull().default(0),
    createdAt: moment().notNull(),
    /** While a server has the mail in hand: when another one may take it. */
    nextTryAt: moment().notNull(),
    sentAt: moment(),
    lastAnswer: text(),
    /** Whether the mail server has said that there is no such recipient. */
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

/** What servers do by themselves, and when one of them has done it last. */
export const jobRuns = pgTable('job_runs', {
  name: text().primaryKey(),
  ranAt: moment().notNull(),
  tookMs: integer().notNull(),
  hasFailed: boolean().notNull(),
})
