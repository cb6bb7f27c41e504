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
  /** The type and the app's `url` or the dataset's `name`: `AppResource:signals`. */
  id: text().primaryKey(),
  resourcetype: text().$type<ResourceType>().notNull(),
  resource: jsonb().$type<Record<string, unknown>>().notNull(),
  datatypes: jsonb().$type<readonly string[]>().notNull(),
  isAggregate: boolean().notNull(),
  position: integer().notNull(),
  /**
   * Who may find the resource without being able to open it: nobody, the people of organisations that can open
   * something of its data partner, or everybody.
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
      /** Whether the app's address is removed from the path of its requests. False: requests have the whole path. */
      readonly strip_prefix?: boolean | undefined
    }
) & {
  /** Whether `session.js` is added to the app's pages. */
  readonly session_script?: boolean | undefined
  /** Whether pages without their own policy may run inline scripts. */
  readonly inline_scripts?: boolean | undefined
}

/** The resource to which a row belongs, and with which it is deleted. */
export const ofResource = () =>
  text()
    .notNull()
    .references(() => resources.id, { onDelete: 'cascade' })

/** Columns for when a grant counts, and who has set that. */
const term = () => ({
  /** When the grant begins. Null: when it was given. */
  startsAt: moment(),
  /** The first moment at which the grant no longer counts. Null: it has no end. */
  endsAt: moment(),
  /** When a person other than the giver has set the end. An import keeps it unless its file names a later one. */
  endSetAt: moment(),
  /** Reason for the grant, in the words of the giver. */
  reason: text(),
  /** The request that led to the grant. No foreign key: a grant outlives its request. */
  requestId: text(),
  /**
   * How near its end the grant was when its holder last got a mail about it, or, where that is nearer, when the end was
   * set: 30, 7 or 1 day. 0: its end is recorded as an event.
   */
  toldDays: integer(),
})

/** Which organisations can open a resource. */
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

/** Which people can open a resource, in addition to their organisation's grants. */
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

/** Requests for access to a dataset, or for a longer grant. */
export const accessRequests = pgTable(
  'access_requests',
  {
    id: text().primaryKey(),
    number: integer().notNull().generatedAlwaysAsIdentity(),
    kind: text().$type<'access' | 'renewal'>().notNull(),
    state: text().$type<(typeof requestStates)[number]>().notNull().default('submitted'),
    resourceId: ofResource(),
    userId: ofUser(),
    /** Reason for the request, in the words of the person. */
    reason: text().notNull(),
    project: text(),
    /** Requested end of the grant. Null: none was named. */
    wantedUntil: moment(),
    /** End that the last approver has chosen. Null: no end, or nobody has approved the request. */
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
    // Indexes of the two lists: open requests, the oldest first, and decided ones, the latest first.
    index('access_requests_open_index')
      .on(table.number)
      .where(sql`state in ('submitted', 'returned')`),
    index('access_requests_decided_index')
      .on(table.decidedAt, table.id)
      .where(sql`state not in ('submitted', 'returned')`),
  ],
)

/** Colleagues of the person for whom access is also requested. */
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

/** Steps of a request, in order. */
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
    /** A question, its answer, or the reason of a refusal. */
    text: text(),
  },
  (table) => [primaryKey({ columns: [table.requestId, table.number] }), index().on(table.byId)],
)

/** Questions to data stewards whether access is still needed. */
export const accessReviews = pgTable(
  'access_reviews',
  {
    id: text().primaryKey(),
    resourceId: ofResource(),
    /** The holder of the access: a person, or else an organisation. */
    userId: text().references(() => users.id, { onDelete: 'cascade' }),
    organizationId: text().references(() => organizations.id, { onDelete: 'cascade' }),
    askedAt: moment().notNull(),
    /** When the access ends if nobody answers. */
    dueAt: moment().notNull(),
    /** When the data steward was reminded and the holder of the access was told. */
    remindedAt: moment(),
    /** Answer to the review. `expired`: nobody has answered. Null: open. */
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
