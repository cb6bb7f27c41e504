import { and, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import {
  resourceGrants,
  resources,
  resourceUserGrants,
} from '../../platform/db/schema/resources.ts'
import { effectiveOrganizationId, type Session } from '../../identity/sessions/session.ts'

/** A value in SQL: a parameter, or a column of the enclosing query. */
type Value = SQLWrapper | string

/** The user who would open a resource, and the time at which grants must be in effect. */
export interface Asker {
  /** The organisation whose grants apply: the customer's while the user acts for one, else the user's own. */
  readonly organizationId: Value
  readonly userId: Value
  /** SQL condition: whether the user acts for a customer. Grants to the user alone then do not apply. */
  readonly isActing: SQLWrapper
  readonly now: Value
}

/** SQL condition on a table of grants: the grant is in effect at the time `now`, because it has begun and not ended. */
export const isInEffect = (now: Value): SQL =>
  sql`(starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})`

/**
 * Subqueries of the grants that are in effect at the time `now`, to organisations and to people. PostgreSQL inlines
 * them, so that its indexes are used.
 */
export const grantsToOrganizations = (now: Value): SQL =>
  sql`(select resource_id, organization_id, ends_at from ${resourceGrants} where ${isInEffect(now)})`
export const grantsToUsers = (now: Value): SQL =>
  sql`(select resource_id, user_id, ends_at from ${resourceUserGrants} where ${isInEffect(now)})`

/** SQL condition: the organisation holds a grant of the resource that is in effect at the time `now`. */
export function isOpenToOrganization(resourceId: SQLWrapper, organizationId: Value, now: Value) {
  return sql<boolean>`exists (select 1 from ${grantsToOrganizations(now)} as granted
    where granted.resource_id = ${resourceId} and granted.organization_id = ${organizationId})`
}

/**
 * Subquery of the grants that let a user open resources now: those of the organisation and, unless the user acts for a
 * customer, their own. A resource granted twice appears twice.
 */
export function openGrants({ organizationId, userId, isActing, now }: Asker): SQL {
  return sql`(
    select resource_id, ends_at from ${grantsToOrganizations(now)} as to_organization
      where organization_id = ${organizationId}
    union all
    select resource_id, ends_at from ${grantsToUsers(now)} as to_user
      where user_id = ${userId} and not ${isActing}
  )`
}

/**
 * The ids of the resources that a user may open, as a subquery, for lists of everything that is open. For single
 * resources `mayOpen` is faster. A resource granted twice appears twice.
 */
export const openIds = (asker: Asker): SQL =>
  sql`(select resource_id from ${openGrants(asker)} as granted)`

/** SQL condition: the user may open the resource with the id `resourceId`. */
export function mayOpen(resourceId: SQLWrapper, asker: Asker): SQL<boolean> {
  // `offset` makes PostgreSQL look up the one grant by its key. Otherwise it would collect all grants of the asker
  // first.
  return sql<boolean>`exists (
    select 1 from ${openGrants(asker)} as granted where granted.resource_id = ${resourceId} offset 0
  )`
}

/** Returns the facts of a session that decide what its user may open at the time `now`. */
export function askerOf(session: Session, now: Date): Asker {
  return {
    organizationId: effectiveOrganizationId(session),
    userId: session.user.id,
    isActing: session.actingFor === null ? sql`false` : sql`true`,
    now: now.toISOString(),
  }
}

/** Selects those of the resources `ids` that the user may open, and returns their ids. */
export async function openAmong(
  db: Database,
  asker: Asker,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .where(and(inArray(resources.id, [...ids]), mayOpen(resources.id, asker)))
  return new Set(rows.map(({ id }) => id))
}
