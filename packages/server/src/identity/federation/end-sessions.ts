import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { deviceCodes, sessions } from '../../platform/db/schema/sessions.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { domainOfAddress } from '../../platform/mail/mail-domain.ts'
import type { StoredProvider } from './provider-queries.ts'

type Provider = Pick<StoredProvider, 'id' | 'organizationId'>

/**
 * Ends these sessions, and those of browsers that they may have approved by device code. Resolves to whose they were.
 */
export async function endSessionsWhere(tx: Database, which: SQL | undefined): Promise<string[]> {
  const ended = await tx.delete(sessions).where(which).returning({ userId: sessions.userId })
  const userIds = [...new Set(ended.flatMap(({ userId }) => userId ?? []))]
  if (userIds.length === 0) return []
  const isByDeviceCode = sql`${sessions.factors} = '["device_code"]'::jsonb`
  await tx.delete(sessions).where(and(inArray(sessions.userId, userIds), isByDeviceCode))
  await tx.delete(deviceCodes).where(inArray(deviceCodes.decidedById, userIds))
  return userIds
}

/** Ends the sessions that a provider has opened: of everybody, or of the people of one mail domain. */
export async function endSessionsBy(tx: Database, { id }: Provider, domain?: string) {
  const isBy = eq(sessions.providerId, id)
  if (domain === undefined) return endSessionsWhere(tx, isBy)
  return endSessionsOf(tx, isBy, new Set([domain]))
}

/**
 * Ends what the people of the organisation's verified domains have opened otherwise than by its provider, which is
 * enforced from now on.
 */
export async function endOtherSessions(tx: Database, { id, organizationId }: Provider) {
  const rows = await tx
    .select()
    .from(organizationDomains)
    .where(eq(organizationDomains.organizationId, organizationId))
  const verified = rows.filter(({ verifiedAt }) => verifiedAt !== null)
  const people = tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.organizationId, organizationId))
  const isOther = or(isNull(sessions.providerId), ne(sessions.providerId, id))
  const which = and(isOther, inArray(sessions.userId, people))
  return endSessionsOf(tx, which, new Set(verified.map(({ domain }) => domain)))
}

/** Of these sessions, ends those of people with an address in these domains. */
async function endSessionsOf(tx: Database, which: SQL | undefined, domains: ReadonlySet<string>) {
  const people = await tx
    .selectDistinct({ id: users.id, email: users.email })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(which)
  const meant = people.filter(({ email }) => domains.has(domainOfAddress(email) ?? ''))
  if (meant.length === 0) return []
  const ids = meant.map((person) => person.id)
  return endSessionsWhere(tx, and(which, inArray(sessions.userId, ids)))
}
