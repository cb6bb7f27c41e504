import type { EndedResource, ResourceEntry, ResourceType } from '@vestibule/api-client/contract'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import { after } from '../../platform/clock.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { lastDayOf } from '../../platform/days.ts'
import type { Database } from '../../platform/db/database.ts'
import { dataPartners } from '../../platform/db/schema/documents.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { isRenewable } from '../renewals/renewable.ts'
import { mayOpen, type Asker } from './may-open.ts'
import { datasetKeys } from './resource-keys.ts'
import { openedBy, openedUntil } from './latest-end.ts'

/** Lists the resources that the user may open, in the order of the import file. */
export async function listResources(
  db: Database,
  asker: Asker,
  timeZone: string,
  type: ResourceType | undefined,
): Promise<ResourceEntry[]> {
  const rows = await db
    .select({
      resourcetype: resources.resourcetype,
      resource: resources.resource,
      datatypes: resources.datatypes,
      is_aggregate: resources.isAggregate,
      until: openedUntil,
      // `case` skips the costly condition for grants without an end, which are the most.
      isRenewable: sql<boolean>`case when opened.until is null then false else ${isRenewable(resources.id, asker)} end`,
    })
    .from(resources)
    .innerJoin(openedBy(asker), sql`opened.resource_id = ${resources.id}`)
    .where(type === undefined ? undefined : eq(resources.resourcetype, type))
    .orderBy(asc(resources.position), asc(resources.id))
  const entries = rows.map(({ until, isRenewable: renewable, ...entry }) =>
    Object.assign(entry, {
      access: {
        until: until?.toISOString() ?? null,
        last_day: until && lastDayOf(until, timeZone),
        renewable,
      },
    }),
  )
  // This cast is safe, because the import has validated each entry against the contract's schema.
  return entries as unknown as ResourceEntry[]
}

const endedForS = 90 * 86_400

/**
 * Finds among the resources with the ids `keys` the one that the user could open until a time in the last 90 days, and
 * no longer can. If there are several, returns the one that was open last; null if there is none.
 */
export async function endedAmong(
  { db, clock, settings }: Pick<App, 'db' | 'clock' | 'settings'>,
  asker: Asker,
  keys: readonly string[],
): Promise<EndedResource | null> {
  if (keys.length === 0) return null
  const ended = await listEndedResources(db, asker, settings.timeZone, clock.now())
  return ended.find(({ id }) => keys.includes(id)) ?? null
}

/**
 * Returns the ApiError `forbidden` for a resource that the user may not open. If the user could open the resource until
 * recently (`ended`), the error contains the time at which that ended.
 */
export const notOpen = (ended: EndedResource | null, message?: string) =>
  new ApiError('forbidden', message, ended ? { info: { ended_at: ended.ended_at } } : {})

/**
 * Lists the resources that the user could open until a time in the last 90 days and no longer can, the latest first.
 */
export async function listEndedResources(
  db: Database,
  asker: Asker,
  timeZone: string,
  now: Date,
): Promise<EndedResource[]> {
  const { organizationId, userId, isActing } = asker
  const isLately = sql`ends_at <= ${now.toISOString()} and ends_at > ${after(now, -endedForS).toISOString()}`
  const rows = await db
    .select({
      id: resources.id,
      resourcetype: resources.resourcetype,
      resource: resources.resource,
      endedAt: sql<Date>`ended.at`.mapWith(resourceGrants.endsAt),
      isRenewable: isRenewable(resources.id, asker),
    })
    .from(resources)
    .innerJoin(
      sql`(
        select resource_id, max(ends_at) as at from (
          select resource_id, ends_at from ${resourceGrants}
            where organization_id = ${organizationId} and ${isLately}
          union all
          select resource_id, ends_at from ${resourceUserGrants}
            where user_id = ${userId} and not ${isActing} and ${isLately}
        ) as over group by resource_id
      ) as ended`,
      sql`ended.resource_id = ${resources.id}`,
    )
    .where(sql`not ${mayOpen(resources.id, asker)}`)
    .orderBy(sql`ended.at desc`, asc(resources.id))
  return rows.map(({ id, resourcetype, resource, endedAt, isRenewable: renewable }) => ({
    id,
    resourcetype,
    display_name: resourceName(resource),
    ended_at: endedAt.toISOString(),
    last_day: lastDayOf(endedAt, timeZone),
    renewable,
  }))
}

/** Finds a dataset by name, with its data partner's name, and whether the user may open it. */
export async function findDataset(db: Database, asker: Asker, name: string) {
  const rows = await db
    .select({
      entry: resources,
      isOpen: mayOpen(resources.id, asker),
      partnerName: dataPartners.name,
    })
    .from(resources)
    .leftJoin(dataPartners, eq(dataPartners.id, sql`${resources.resource}#>>'{data_partner,id}'`))
    .where(inArray(resources.id, datasetKeys(name)))
  const found = rows.find((row) => row.isOpen) ?? rows[0]
  if (found === undefined) return null
  return { ...found.entry, isOpen: found.isOpen, partnerName: found.partnerName }
}

/** Returns the id, name and type of a resource in the form in which lists of grants and requests name it. */
export function namedResource({ id, resourcetype, resource }: typeof resources.$inferSelect) {
  return { id, name: resourceName(resource), kind: resourcetype }
}

/** Returns the name of an app or dataset that people see: its display name, else its name or address. */
export function resourceName(resource: Readonly<Record<string, unknown>>): string {
  const name = resource['display_name'] ?? resource['name'] ?? resource['url']
  return typeof name === 'string' ? name : ''
}
