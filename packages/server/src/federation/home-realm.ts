import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { federationCalls } from '@vestibule/api-client/contract'
import type { App } from '../calls/app.ts'
import { preparedOnce } from '../db/prepared.ts'
import { identityProviders } from '../db/schema/identity-providers.ts'
import { organizationDomains } from '../db/schema/organization-domains.ts'
import type { Account } from '../users/accounts.ts'
import { domainOfAddress } from '../users/mail-domain.ts'

/** The provider behind the verified domain of an address. */
export interface Realm {
  readonly providerId: string
  readonly organizationId: string
  readonly name: string
  readonly jit: boolean
  readonly enforced: boolean
}

const byDomain = preparedOnce((db) =>
  db
    .select({
      providerId: identityProviders.id,
      organizationId: identityProviders.organizationId,
      name: identityProviders.name,
      jit: identityProviders.jit,
      enforced: identityProviders.enforced,
    })
    .from(organizationDomains)
    .innerJoin(
      identityProviders,
      eq(identityProviders.organizationId, organizationDomains.organizationId),
    )
    .where(
      and(
        eq(organizationDomains.domain, sql.placeholder('domain')),
        isNotNull(organizationDomains.verifiedAt),
      ),
    )
    .prepare('find_realm'),
)

/** Null: nobody has shown that the domain is theirs, or its organisation has no provider. */
export async function realmOf({ db }: Pick<App, 'db'>, email: string): Promise<Realm | null> {
  const domain = domainOfAddress(email)
  if (domain === null) return null
  // Prepared queries of the shared interface lose their type; the columns above are what they hold.
  const [realm] = (await byDomain(db).execute({ domain })) as Realm[]
  return realm ?? null
}

/**
 * Whether the provider is for an account; `null` stands for none. Where accounts are hidden the domain alone decides:
 * else an account of another organisation could be told by its answer.
 */
export function isRealmOf(
  { settings }: Pick<App, 'settings'>,
  { organizationId }: Realm,
  account: Pick<Account, 'organizationId'> | null,
): boolean {
  return settings.hideAccounts || account === null || account.organizationId === organizationId
}

/** Where signing in with the provider begins. */
export function realmAddress(
  { providerId }: Pick<Realm, 'providerId'>,
  carried: Readonly<Record<string, string>>,
): string {
  const path = federationCalls.beginOrganizationSignIn.endpoint.path
  const query = new URLSearchParams(carried).toString()
  return `${path.replace(':providerId', encodeURIComponent(providerId))}?${query}`
}
