import type { requestStates, requestSteps, ResourceType } from '@vestibule/api-client/contract'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '../columns.ts'
import { given, organizations, users, ofUser } from './accounts.ts'

export const resources = pgTable('resources', {
  /**
   * The key of the app or dataset: the type, and the app's `url` or the dataset's `name`, such as
   * `AppResource:signals`.
   */
  id: text().primaryKey(),
  resourcetype: text().$type<ResourceType>().notNull(),
  resource: jsonb().$type<Record<string, unknown>>().notNull(),
  datatypes: jsonb().$type<readonly string[]>().notNull(),
  isAggregate: boolean().notNull(),
  position: integer().notNull(),
  /**
   * Who may find the dataset in the catalogue without being able to open it. `granted`: nobody. `organizations`: people
   * of organisations that can open something of its data partner. `everyone`: everybody. Apps are never in the
   * catalogue.
   */
  discoverable: text()
    .$type<'granted' | 'organizations' | 'everyone'>()
    .notNull()
    .default('granted'),
  /**
   * From where this server serves the app. Null: it does not serve it. Never sent to clients, because it names internal
   * folders and hosts.
   */
  serve: jsonb().$type<ServedFrom>(),
})

/** The folder or upstream server from which this server serves an app. */
export type ServedFrom = (
  | { readonly folder: string }
  | {
      readonly upstream: string
      /**
       * Whether the app's address on the platform, such as `/signals`, is removed from the paths of requests before the
       * app gets them. Absent: it is. False: the app gets the whole path.
       */
      readonly strip_prefix?: boolean | undefined
    }
) & {
  /**
   * Whether the server adds `session.js` to the app's pages, a script that warns users before their session ends.
   * Absent: it does not.
   */
  readonly session_script?: boolean | undefined
  /**
   * Whether pages of the app that send no content security policy may run inline scripts and `eval`. Absent: they may
   * not.
   */
  readonly inline_scripts?: boolean | undefined
}

/** Column with the app or dataset to which a row belongs. Deleting the resource deletes the row. */
export const ofResource = () =>
  text()
    .notNull()
    .references(() => resources.id, { onDelete: 'cascade' })

/** Columns of a grant for the period in which it gives access, and for how it was set. */
const term = () => ({
  /** When the grant begins. Null: it began when it was given. */
  startsAt: moment(),
  /** The first moment at which the grant no longer gives access. Null: it has no end. */
  endsAt: moment(),
  /**
   * When a person last changed the end of the grant. `vestibule import` keeps an end that a person has set, unless its
   * file names a later one. Null: nobody has changed the end since the grant was given.
   */
  endSetAt: moment(),
  /** Reason for the grant, in the words of the person who gave it. */
  reason: text(),
  /** The access request that led to the grant. No foreign key, because a grant outlives its request. */
  requestId: text(),
  /**
   * The last reminder of the grant's end that was sent, or whose day had passed when the end was set: 30, 7 or 1 days
   * before the end. 0: the grant has ended, and an audit event records this. Null: no reminder was due yet.
   */
  toldDays: integer(),
})

/** Grants to organisations: which of them can open an app or dataset. */
export const resourceGrants = pgTable(
  'resource_grants',
  {
    resourceId: ofResource(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    ...given(),
    ...term(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.organizationId] }),
    index().on(table.organizationId),
    index().on(table.endsAt),
  ],
)

/** Grants to people: who can open an app or dataset in addition to what the organisation's grants allow. */
export const resourceUserGrants = pgTable(
  'resource_user_grants',
  {
    resourceId: ofResource(),
    userId: ofUser(),
    ...given(),
    ...term(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.userId] }),
    index().on(table.userId),
    index().on(table.endsAt),
  ],
)

/** Requests for access to a dataset (`access`), or for a later end of access that somebody has (`renewal`). */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: text().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<'access' | 'renewal'>().notNull(),
    state: text().$type<(typeof requestStates)[number]>().notNull().default('submitted'),
    resourceId: ofResource(),
    userId: ofUser(),
    /** Reason for the request, in the words of the person who made it. */
    reason: text().notNull(),
    project: text(),
    /** The end of access that the person asked for. Null: they named none. */
    wantedUntil: moment(),
    /**
     * The end of access that was chosen with the last approval. Null: none was chosen, or nobody has approved the
     * request yet.
     */
    givenUntil: moment(),
    createdAt: moment().notNull(),
    decidedAt: moment(),
    decidedById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex()
      .on(table.userId, table.resourceId)
      .where(sql`state in ('submitted', 'returned')`),
    index().on(table.resourceId),
    index().on(table.decidedById),
    // Indexes for the two lists of requests: open ones, the oldest first, and closed ones, the latest first.
    index('access_requests_open_index')
      .on(table.number)
      .where(sql`state in ('submitted', 'returned')`),
    index('access_requests_decided_index')
      .on(table.decidedAt, table.id)
      .where(sql`state not in ('submitted', 'returned')`),
  ],
)

/** Colleagues of the person who has made an access request, for whom the request also asks for access. */
export const accessRequestColleagues = pgTable(
  'access_request_colleagues',
  {
    requestId: text()
      .notNull()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    userId: ofUser(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] }), index().on(table.userId)],
)

/** The steps of an access request, in order: submitted, returned, approved and so on. */
export const accessRequestSteps = pgTable(
  'access_request_steps',
  {
    requestId: text()
      .notNull()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    what: text().$type<(typeof requestSteps)[number]>().notNull(),
    at: moment().notNull(),
    byId: text().references(() => users.id, { onDelete: 'set null' }),
    /**
     * The text of the step: a question to the person who has made the request, the answer to it, or what a data steward
     * has written to a decision. Null: there is none.
     */
    text: text(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] }), index().on(table.byId)],
)

/** Access reviews: data stewards are asked whether somebody still needs access to a dataset. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    id: text().primaryKey(),
    resourceId: ofResource(),
    /** The person who has the access. Null: an organisation has it. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: text().references(() => organizations.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
    /** When the access ends if no data steward answers. */
    dueAt: moment().notNull(),
    /** When the data stewards were reminded of the review, and the holder of the access was told that it may end. */
    remindedAt: moment(),
    /**
     * The data steward's answer: the access is `kept` or `ended`. `expired`: no answer came in time. The server itself
     * answers `ended` if the grant has ended, and `kept` if somebody has changed its end. Null: the review is open.
     */
    answer: text().$type<'kept' | 'ended' | 'expired'>(),
    answeredAt: moment(),
    answeredById: text().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('access_reviews_open_index')
      .on(
        table.resourceId,
        sql`coalesce(${table.userId}, '')`,
        sql`coalesce(${table.organizationId}, '')`,
      )
      .where(sql`${table.answer} is null`),
    index().on(table.resourceId, table.userId, table.organizationId, table.answeredAt),
    index().on(table.userId),
    index().on(table.organizationId),
    index().on(table.answeredById),
    index().on(table.dueAt, table.id),
  ],
)

export const virtualCohorts = pgTable('virtual_cohorts', {
  id: text().primaryKey(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
  position: integer().notNull(),
})
