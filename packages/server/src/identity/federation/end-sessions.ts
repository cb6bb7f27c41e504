import { and, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { deviceCodes, sessions } from '../../platform/db/schema/sessions.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { appTokens } from '../../platform/db/schema/tokens.ts'
import { domainOfAddress } from '../../platform/mail/email-address.ts'
import { endAppTokensWhere } from '../users/end-access.ts'
import type { StoredProvider } from './provider-queries.ts'

type Provider = Pick<StoredProvider, 'id' | 'organizationId'>

/**
 * Ends the sessions that match `which`. For their users, also ends the sessions that a device code opened, and
 * deletes the device codes on which they have decided: they may have approved them in an ended session. Resolves to the
 * ids of these users.
 */
export async function endSessionsWhere(tx: Database, which: SQL | undefined): Promise<string[]> {
  const ended = await tx.delete(sessions).where(which).returning({ userId: sessions.userId })
  const userIds = [...new Set(ended.flatMap(({ userId }) => userId ?? []))]
  if (userIds.length === 0) return []
  const isByDeviceCode = sql`${sessions.factors} ->> 0 = 'device_code'`
  await tx.delete(sessions).where(and(inArray(sessions.userId, userIds), isByDeviceCode))
  await tx.delete(deviceCodes).where(inArray(deviceCodes.decidedById, userIds))
  return userIds
}

/**
 * Ends the sessions that a provider has opened, and the tokens for programs that were made in such sessions. With
 * `domain`: only those of people with an address in this mail domain. Resolves to the ids of the users whose sessions
 * were ended.
 */
export async function endSessionsBy(tx: Database, { id }: Provider, now: Date, domain?: string) {
  const isBy = eq(sessions.providerId, id)
  const domains = domain === undefined ? null : new Set([domain])
  await endTokensOf(tx, eq(appTokens.providerId, id), domains, now)
  return domains === null ? endSessionsWhere(tx, isBy) : endSessionsOf(tx, isBy, domains)
}

/**
 * Ends the sessions of the organisation's people that its provider has not opened, and the tokens for programs made in
 * such sessions, because these people must sign in with the provider from now on. Leaves out people whose address is in
 * none of the organisation's verified domains. Resolves to the ids of the users whose sessions were ended.
 */
export async function endOtherSessions(tx: Database, { id, organizationId }: Provider, now: Date) {
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
  const domains = new Set(verified.map(({ domain }) => domain))
  const isOtherToken = or(isNull(appTokens.providerId), ne(appTokens.providerId, id))
  await endTokensOf(tx, and(isOtherToken, inArray(appTokens.userId, people)), domains, now)
  return endSessionsOf(tx, which, domains)
}

/**
 * Ends the sessions that match `which`, of users who have an address in one of these domains. Resolves to their ids.
 */
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

/**
 * Ends the tokens for programs that match `which`, of owners who have an address in one of the mail `domains`; null: of
 * all owners.
 */
async function endTokensOf(
  tx: Database,
  which: SQL | undefined,
  domains: ReadonlySet<string> | null,
  now: Date,
) {
  if (domains === null) return endAppTokensWhere(tx, which, now)
  const rows = await tx
    .select({ id: appTokens.id, email: users.email })
    .from(appTokens)
    .innerJoin(users, eq(users.id, appTokens.userId))
    .where(which)
  const meant = rows.filter(({ email }) => domains.has(domainOfAddress(email) ?? ''))
  if (meant.length === 0) return
  const ids = meant.map(({ id }) => id)
  await endAppTokensWhere(tx, inArray(appTokens.id, ids), now)
}
