import { type ValueFrom, backchannelLogoutPath } from '@vestibule/api-client/contract'
import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { App } from '../../identity/calls/app.ts'
import type { Database } from '../../platform/db/database.ts'
import { users } from '../../platform/db/schema/accounts.ts'
import { externalIdentities } from '../../platform/db/schema/identity-providers.ts'
import { organizationDomains } from '../../platform/db/schema/organization-domains.ts'
import { ownCallback } from '../../identity/federation/callbacks.ts'
import type { StoredProvider } from '../../identity/federation/provider-queries.ts'

/** An identity provider in the form that the administration shows. */
export async function shownProvider(
  { settings }: Pick<App, 'settings'>,
  db: Database,
  provider: StoredProvider,
): Promise<ValueFrom<'saveIdentityProvider'>> {
  const { id, organizationId, name, issuer, clientId, jit, enforced, imported } = provider
  const domains = await verifiedDomains(db, organizationId)
  return {
    id,
    name,
    issuer,
    client_id: clientId,
    has_client_secret: true,
    jit,
    enforced,
    imported,
    redirect_uri: ownCallback(settings, id),
    shared_callback: provider.sharedCallback,
    backchannel_logout_uri:
      settings.publicOrigin + backchannelLogoutPath.replace(':providerId', id),
    last_test: provider.lastTest,
    obstacles: [
      ...(provider.lastTest?.worked ? [] : (['not_tested'] as const)),
      ...(domains.length > 0 ? [] : (['no_domain'] as const)),
    ],
    people: await peopleOf(db, provider, domains),
  }
}

async function verifiedDomains(db: Database, organizationId: string): Promise<string[]> {
  const rows = await db
    .select({ domain: organizationDomains.domain })
    .from(organizationDomains)
    .where(
      and(
        eq(organizationDomains.organizationId, organizationId),
        isNotNull(organizationDomains.verifiedAt),
      ),
    )
  return rows.map(({ domain }) => domain)
}

async function peopleOf(
  db: Database,
  { id, organizationId }: StoredProvider,
  domains: readonly string[],
): Promise<ValueFrom<'saveIdentityProvider'>['people']> {
  // People with a non-ASCII domain are not counted as people in the domains, because its ASCII form is not stored.
  const isInDomains =
    domains.length === 0
      ? sql`false`
      : inArray(sql`split_part(${users.emailKey}, '@', 2)`, [...domains])
  const rows = await db
    .select({
      isOwn: sql<boolean>`${users.organizationId} = ${organizationId}`,
      isInDomains: sql<boolean>`${isInDomains}`,
      n: count(),
    })
    .from(users)
    .where(
      and(
        isNull(users.disabledAt),
        sql`(${users.organizationId} = ${organizationId} or ${isInDomains})`,
      ),
    )
    .groupBy(sql`1`, sql`2`)
  const of = (isOwn: boolean, isIn: boolean) =>
    rows.find((row) => row.isOwn === isOwn && row.isInDomains === isIn)?.n ?? 0
  const known = await db.$count(externalIdentities, eq(externalIdentities.providerId, id))
  return {
    in_domains: of(true, true),
    elsewhere: of(true, false),
    known_to_provider: known,
    of_other_organizations: of(false, true),
  }
}
