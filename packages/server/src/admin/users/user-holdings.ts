import type { AdminWorld } from '../admin-world.ts'
import type { ValueFrom } from '@vestibule/api-client/contract'
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { userRoles, nameOfUser } from '../../platform/db/schema/accounts.ts'
import { eulaAcceptances, eulas } from '../../platform/db/schema/eulas.ts'
import { areAskedOf } from '../../access/eulas/dataset-terms.ts'
import { isInForce } from '../../access/eulas/pending-eulas.ts'
import { isInEffect, isOpenToOrganization, mayOpen } from '../../access/resources/may-open.ts'
import { resourceName } from '../../access/resources/resource-queries.ts'
import { resources, resourceUserGrants } from '../../platform/db/schema/resources.ts'

export async function rolesOf(
  db: Database,
  userId: string,
): Promise<ValueFrom<'getUser'>['roles']> {
  const rows = await db
    .select({
      role: userRoles.role,
      appName: userRoles.appName,
      dataPartnerId: userRoles.dataPartnerId,
      imported: userRoles.imported,
      givenBy: nameOfUser(userRoles.givenById),
      givenAt: userRoles.givenAt,
    })
    .from(userRoles)
    .where(eq(userRoles.userId, userId))
    .orderBy(asc(userRoles.role), asc(userRoles.appName), asc(userRoles.dataPartnerId))
  return rows.map((row) => ({
    role: row.role,
    app_name: row.appName === '' ? null : row.appName,
    data_partner: row.dataPartnerId === '' ? null : row.dataPartnerId,
    imported: row.imported,
    given_by: row.givenBy,
    given_at: row.givenAt?.toISOString() ?? null,
  }))
}

/**
 * Lists the resources that a person can open, each with the grant that allows it: the person's own or the
 * organisation's.
 */
export async function accessOf(
  { db, clock }: Pick<AdminWorld, 'db' | 'clock'>,
  { id, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<ValueFrom<'getUser'>['access']> {
  const now = clock.now().toISOString()
  const rows = await db
    .select({
      resourceId: resources.id,
      kind: resources.resourcetype,
      resource: resources.resource,
      byOrganization: isOpenToOrganization(resources.id, organizationId, now),
      own: resourceUserGrants.userId,
      imported: resourceUserGrants.imported,
      givenBy: nameOfUser(resourceUserGrants.givenById),
      givenAt: resourceUserGrants.givenAt,
    })
    .from(resources)
    .leftJoin(
      resourceUserGrants,
      and(
        eq(resourceUserGrants.resourceId, resources.id),
        eq(resourceUserGrants.userId, id),
        isInEffect(now),
      ),
    )
    .where(mayOpen(resources.id, { organizationId, userId: id, isActing: sql`false`, now }))
    .orderBy(asc(resources.position), asc(resources.id))
  return rows.map((row) => ({
    resource_id: row.resourceId,
    name: resourceName(row.resource),
    kind: row.kind,
    by_organization: row.byOrganization,
    own_grant:
      row.own === null
        ? null
        : {
            given_by: row.givenBy,
            given_at: row.givenAt?.toISOString() ?? null,
            imported: row.imported === true,
          },
  }))
}

/**
 * Lists the terms that a person must accept now, and others whose current version they have accepted, with the time.
 */
export async function termsOf(
  { db, clock }: Pick<AdminWorld, 'db' | 'clock'>,
  { id: userId, organizationId }: { readonly id: string; readonly organizationId: string },
): Promise<ValueFrom<'getUser'>['terms']> {
  const now = clock.now().toISOString()
  const rows = await db
    .select({ id: eulas.id, name: eulas.name, acceptedAt: eulaAcceptances.acceptedAt })
    .from(eulas)
    .leftJoin(
      eulaAcceptances,
      and(
        eq(eulaAcceptances.eulaId, eulas.id),
        eq(eulaAcceptances.version, eulas.version),
        eq(eulaAcceptances.userId, userId),
      ),
    )
    .where(
      or(
        isNotNull(eulaAcceptances.userId),
        and(
          isInForce(sql`${now}::timestamptz`),
          areAskedOf({ organizationId, userId, isActing: sql`false`, now }),
        ),
      ),
    )
    .orderBy(asc(eulas.position), asc(eulas.id))
  return rows.map(({ id, name, acceptedAt }) => ({
    id,
    name,
    accepted_at: acceptedAt?.toISOString() ?? null,
  }))
}
