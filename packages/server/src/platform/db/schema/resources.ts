import type { ResourceType } from '@vestibule/api-client/contract'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
  },
  (table) => [
    primaryKey({ columns: [table.resourceId, table.organizationId] }),
    index().on(table.organizationId),
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
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.userId] }), index().on(table.userId)],
)

export const virtualCohorts = pgTable('virtual_cohorts', {
  id: text().primaryKey(),
  profile: jsonb().$type<Record<string, unknown>>().notNull(),
  position: integer().notNull(),
})
