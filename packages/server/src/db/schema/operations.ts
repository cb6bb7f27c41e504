import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { users } from './accounts.ts'

/** Sliding windows of counted events: see limits/rate-limits.ts. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** Milliseconds since the epoch of the counted events, oldest first. */
    hits: doublePrecision().array().notNull(),
    maxHits: integer().notNull(),
    windowMs: doublePrecision().notNull(),
    /** Whether the latest event was over the limit, and therefore not counted. */
    refused: boolean().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Mails that are kept instead of sent, where no SMTP server is configured. */
export const outboxMails = pgTable('outbox_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: moment().notNull(),
})

/** Who did what, on whose behalf, from where. Holds no secret and no address. */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    event: text().notNull(),
    userId: text(),
    /** The organisation for which a member of staff acted. */
    actingForId: text(),
    ip: text().notNull(),
    requestId: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index().on(table.userId, table.at), index().on(table.at)],
)

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    pageUrl: text(),
    status: text().notNull(),
    createdAt: moment().notNull(),
    /** Made by the page that sent it: the ticket that comes again with the same one is this one. */
    clientKey: uuid(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    unique().on(table.userId, table.clientKey),
  ],
)

export const errorReports = pgTable(
  'error_reports',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    app: text().notNull(),
    version: text().notNull(),
    message: text().notNull(),
    stack: text().notNull(),
    url: text().notNull(),
    supportCode: text().notNull(),
    createdAt: moment().notNull(),
    forwardedAt: moment(),
  },
  (table) => [index().on(table.createdAt)],
)

export const shortUrls = pgTable(
  'short_urls',
  {
    code: text().primaryKey(),
    path: text().notNull(),
    createdById: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdById)],
)
