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
import { given, organizations, users } from './accounts.ts'

export const resources = pgTable('resources', {
  /** The type and the app's `url` or the dataset's `name`: `AppResource:signals`. */
  id: text().primaryKey(),
  resourcetype: text().$type<ResourceType>().notNull(),
  resource: jsonb().$type<Record<string, unknown>>().notNull(),
  datatypes: jsonb().$type<readonly string[]>().notNull(),
  isAggregate: boolean().notNull(),
  position: integer().notNull(),
  /**
   * Who may find it without being able to open it: nobody, the people of organisations that can open something of its data
   * partner, or everybody.
   */
  discoverable: text()
    .$type<'granted' | 'organizations' | 'everyone'>()
    .notNull()
    .default('granted'),
  /** Source from which this server serves an app. Never returned: it names internal folders and hosts. */
  serve: jsonb().$type<ServedFrom>(),
})

/** Source of an app that this server serves. */
export type ServedFrom = (
  | { readonly folder: string }
  | {
      readonly upstream: string
      /** False: requests reach it with the whole path of the address. */
      readonly strip_prefix?: boolean | undefined
    }
) & {
  /** Whether `session.js` is added to its pages. */
  readonly session_script?: boolean | undefined
  /** Whether pages without a policy of their own may run scripts that stand in them. */
  readonly inline_scripts?: boolean | undefined
}

/** From when until when a grant counts, and who has said so. */
const term = () => ({
  /** Null: since it was given. */
  startsAt: moment(),
  /** The first moment at which it no longer counts. Null: it has no end. */
  endsAt: moment(),
  /** When somebody other than the giver has set the end. An import keeps it unless its file names a later one. */
  endSetAt: moment(),
  /** Why it was given, in the words of the giver. */
  reason: text(),
  /** The request that it answers. No foreign key: a grant outlives its request. */
  requestId: text(),
  /**
   * How near its end the grant was when its holder was last told, or, where that is nearer, when the end was set: 30, 7
   * or 1 day. 0: that it has ended is recorded.
   */
  toldDays: integer(),
})

/** Which organisations can open a resource. */
export const resourceGrants = pgTable(
  'resource_grants',
  {
    resourceId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
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

/** Which people can open a resource, in addition to their organisation's grants. */
export const resourceUserGrants = pgTable(
  'resource_user_grants',
  {
    resourceId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...given(),
    ...term(),
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.userId] }),
    index().on(table.userId),
    index().on(table.endsAt),
  ],
)

/** What people ask for: access to a dataset, or that their grant lasts longer. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: text().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<'access' | 'renewal'>().notNull(),
    state: text().$type<(typeof requestStates)[number]>().notNull().default('submitted'),
    resourceId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Why, in the words of the person. */
    reason: text().notNull(),
    project: text(),
    /** Until when it is asked for. Null: no end is named. */
    wantedUntil: moment(),
    /** Until when whoever approved last gives it. Null: without an end, or nobody has approved it. */
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
    // The two lists in their order: what waits, the oldest first, and what is decided, the latest first.
    index('access_requests_open_index')
      .on(table.number)
      .where(sql`state in ('submitted', 'returned')`),
    index('access_requests_decided_index')
      .on(table.decidedAt, table.id)
      .where(sql`state not in ('submitted', 'returned')`),
  ],
)

/** For whom else access is asked. */
export const accessRequestColleagues = pgTable(
  'access_request_colleagues',
  {
    requestId: text()
      .notNull()
      .references(() => accessRequests.id, { onDelete: 'cascade' }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.userId] }), index().on(table.userId)],
)

/** What has happened to a request, in order. */
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
    /** The question, its answer, or the reason. */
    text: text(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] }), index().on(table.byId)],
)

/** Questions to data stewards whether access is still needed. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    id: text().primaryKey(),
    resourceId: text()
      .notNull()
      .references(() => resources.id, { onDelete: 'cascade' }),
    /** Whose access it is: a person, or else an organisation. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: text().references(() => organizations.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
    /** Without an answer the access ends then. */
    dueAt: moment().notNull(),
    /** When who answers was reminded and whose access it is was told. */
    remindedAt: moment(),
    /** `expired`: nobody has answered. Null: it waits. */
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
