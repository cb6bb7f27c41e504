import type { Language } from '@vestibule/api-client/contract'
import { sql, type SQLWrapper } from 'drizzle-orm'
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
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { bytea, moment } from '../columns.ts'
import { searchFormOf } from '../search-form.ts'
import { users, ofUser } from './accounts.ts'

/**
 * Times of events that a rate limit counts, such as failed sign-ins: one row for each limit and each account or network
 * address.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    /** Times of the counted events in milliseconds since the epoch, oldest first. */
    hits: doublePrecision().array().notNull(),
    maxHits: integer().notNull(),
    windowMs: doublePrecision().notNull(),
    /** Whether the latest event exceeded the limit and was therefore not counted. */
    refused: boolean().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index().on(table.expiresAt)],
)

/** Mails that were stored instead of sent, because the settings name no mail server. */
export const outboxMails = pgTable('outbox_mails', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  recipient: text().notNull(),
  language: text().$type<Language>().notNull().default('en'),
  subject: text().notNull(),
  text: text().notNull(),
  html: text().notNull(),
  createdAt: moment().notNull(),
})

/**
 * Audit events: who did what, on whose behalf, from where. They contain no secrets, and mail addresses only in `before`
 * and `after` of events by which somebody was invited or an address was changed, and where a person has typed one as a
 * reason.
 */
export const auditEvents = pgTable(
  'audit_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment().notNull(),
    event: text().notNull(),
    userId: text(),
    /** The customer organisation for which a staff member acted. */
    actingForId: text(),
    ip: text().notNull(),
    requestId: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Values that the event has changed, in `before` as they were and in `after` as they are since. Never a secret. */
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    /**
     * The reason for a change, in the words of the person who made it: at most 200 characters. Null: none was given.
     */
    reason: text(),
    /** The handle of the session: an id that signs nobody in. Null: there was no session. */
    session: uuid(),
    /**
     * The support code that an error screen showed to a person who then sent a ticket. Null: the event is no ticket, or
     * the ticket names none.
     */
    supportCode: text(),
  },
  (table) => [
    index().on(table.userId, table.id),
    // Allows one event in each hour of the clock for a person who opens an app or dataset, separately for each customer
    // and each token.
    uniqueIndex('audit_events_opened_index')
      .on(
        table.event,
        table.userId,
        sql`coalesce(${table.actingForId}, '')`,
        sql`coalesce(${table.detail}->>'app', '')`,
        sql`coalesce(${table.detail}->>'dataset', '')`,
        sql`date_trunc('hour', ${table.at} at time zone 'UTC')`,
        sql`coalesce(${table.detail}->>'token', '')`,
      )
      .where(sql`${table.event} in ('app_opened', 'dataset_opened')`),
    // Makes queries for the people who have opened a dataset on a day fast.
    index('audit_events_opened_dataset_index')
      .on(sql`(${table.detail}->>'dataset')`, table.at)
      .where(sql`${table.event} in ('app_opened', 'dataset_opened')`),
    index().on(table.at, table.id),
    index().on(table.event, table.at, table.id),
    // Makes queries for recent failed sign-ins and proofs of identity fast, by an index-only scan.
    index('audit_events_failed_index')
      .on(table.at, table.userId)
      .where(sql`${table.event} in ('sign_in_failed', 'proof_failed')`),
    index().on(table.requestId),
    index().on(table.ip),
    index('audit_events_by_index')
      .on(byWhom(table))
      .where(sql`${byWhom(table)} is not null`),
    index('audit_events_about_index')
      .on(aboutWhat(table), table.at, table.id)
      .where(sql`${aboutWhat(table)} is not null`),
    index()
      .on(table.actingForId)
      .where(sql`${table.actingForId} is not null`),
    index('audit_events_organization_index')
      .on(aboutOrganization(table))
      .where(sql`${aboutOrganization(table)} is not null`),
    index()
      .on(table.session)
      .where(sql`${table.session} is not null`),
    index()
      .on(table.supportCode)
      .where(sql`${table.supportCode} is not null`),
  ],
)

/**
 * The seals of audit events, each of which vouches for all before it. Rows are never changed or deleted. A new column
 * of `audit_events` must be null in older rows, or these no longer match their seals.
 */
export const auditSeals = pgTable('audit_seals', {
  /** The number of the seal: 1, 2, 3 and so on, without a gap. */
  number: bigint({ mode: 'number' }).primaryKey(),
  sealedAt: moment().notNull(),
  /** `sealed`: events with their digests. `pruned`: events that an operator has deleted by `vestibule audit prune`. */
  kind: text().$type<'sealed' | 'pruned'>().notNull(),
  /** The highest event id that is sealed by this seal or an earlier one. */
  lastId: bigint({ mode: 'number' }).notNull(),
  /** The ids of the events, 8 bytes each. If `kind` is `sealed`, the 16 bytes of the event's digest follow each id. */
  events: bytea().notNull(),
  /** SHA-256 of this seal and of the previous seal's head. */
  head: bytea().notNull(),
  /** HMAC-SHA-256 of the head with a key from SECRET_KEY. */
  mac: bytea().notNull(),
})

/** Which audit events the external receiver has accepted. One row, created when events are first sent. */
export const eventShipping = pgTable('event_shipping', {
  id: integer().primaryKey(),
  /** The receiver has accepted every event up to this id. */
  lastId: bigint({ mode: 'number' }).notNull(),
  /** Number of attempts to send events since the receiver last accepted some. */
  tries: integer().notNull(),
  /** When events will be sent next, or, while a server is sending them, when another server may send them instead. */
  nextTryAt: moment().notNull(),
  shippedAt: moment(),
  /** Why the last request to the receiver failed. Null: it succeeded, or none has ended yet. */
  lastAnswer: text(),
})

/**
 * SQL: the app or dataset that an audit event concerns: in events about changes its key, such as `AppResource:signals`,
 * in events about openings and tokens only the part after the colon. Null: the event concerns none.
 */
export const aboutWhat = (events: { readonly detail: AnyPgColumn }) =>
  sql<
    string | null
  >`coalesce(${events.detail} ->> 'resource', ${events.detail} ->> 'app', ${events.detail} ->> 'dataset')`

/** SQL: the id of the organisation that an audit event concerns. Null: the event concerns none. */
export const aboutOrganization = (events: { readonly detail: AnyPgColumn }) =>
  sql<string | null>`(${events.detail} ->> 'organization')`

/**
 * SQL: who caused an audit event: the id of a person, `operator` (somebody at the command line) or `time` (the server
 * itself, because a time had passed). Null: the user whom the event concerns.
 */
export const byWhom = (events: { readonly detail: AnyPgColumn }) =>
  sql<string | null>`(${events.detail} ->> 'by')`

/**
 * SQL expression for the text in which a search for tickets looks for its words. PostgreSQL uses the index only for
 * this same expression.
 */
export const wordsOfTicket = (table: {
  readonly subject: SQLWrapper
  readonly description: SQLWrapper
}) => sql`(${table.subject} || ' ' || ${table.description})`

export const tickets = pgTable(
  'tickets',
  {
    id: text().primaryKey(),
    userId: ofUser(),
    subject: text().notNull(),
    description: text().notNull(),
    category: text().notNull(),
    pageUrl: text(),
    /** Who has to act next. `open`: support. `answered`: the owner of the ticket. `solved`: nobody. */
    status: text().notNull(),
    createdAt: moment().notNull(),
    /** Number of the ticket, short enough to be spoken. */
    number: integer().generatedAlwaysAsIdentity(),
    /** The support code that an error screen showed to the owner of the ticket. Null: they have given none. */
    supportCode: text(),
    /** Idempotency key made by the page: sending a ticket again with the same key creates no second ticket. */
    clientKey: uuid(),
  },
  (table) => [
    index().on(table.userId, table.createdAt),
    unique().on(table.userId, table.clientKey),
    unique().on(table.number),
    index().on(table.createdAt, table.id),
    index()
      .on(table.supportCode)
      .where(sql`${table.supportCode} is not null`),
    index('tickets_words_index').using(
      'gin',
      sql`${searchFormOf(wordsOfTicket(table))} gin_trgm_ops`,
    ),
  ],
)

/** Messages added to a ticket by its owner or by support. */
export const ticketAnswers = pgTable(
  'ticket_answers',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    ticketId: text()
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    isFromSupport: boolean().notNull(),
    authorId: text().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [index().on(table.ticketId, table.id)],
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
    /** Id of the user who was signed in. Null: nobody was, or the account has been erased. */
    userId: text(),
    /** The handle of the user's session: an id that signs nobody in. Null: as for `userId`. */
    session: uuid(),
  },
  (table) => [index().on(table.createdAt), index().on(table.supportCode)],
)

export const shortUrls = pgTable(
  'short_urls',
  {
    code: text().primaryKey(),
    path: text().notNull(),
    createdById: ofUser(),
    createdAt: moment().notNull(),
  },
  (table) => [index().on(table.createdById)],
)
