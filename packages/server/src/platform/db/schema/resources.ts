import type { ResourceType } from '@vestibule/api-client/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
  /** Source from which this server serves an app. Never returned: it names internal folders and hosts. */
  serve: jsonb().$type<ServedFrom>(),
})

/** Source of an app that this server serves. */
export type ServedFrom = { readonly folder: string } | { readonly upstream: string }

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

export const virtualCohorts = pgTable('virtual_cohorts', {
  id: text().primaryKey(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
  position: integer().notNull(),
})
